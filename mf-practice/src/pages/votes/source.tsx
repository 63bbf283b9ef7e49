import type { Voteable } from '@transcreate/contracts';
import {
  alignmentOf, Badge, CulturalNotes, isImageOnly, LoadFailure, Picture, References, SourceText, tagIn, tagOf,
} from '@transcreate/web-kit/parts';
import { useVotesTexts } from '../../locales/use-votes-texts.js';
import { useGuidedText } from './queries.js';
import styles from './source.module.css';

type GuidedText = NonNullable<ReturnType<typeof useGuidedText>['data']>;

/** The source text that the translations are of: what it is, its words and its picture, and its cultural guidance. */
export function Source({ example }: { example: Voteable['example'] }) {
  const t = useVotesTexts();
  const guided = useGuidedText(example);
  return (
    <section className={styles.source} aria-labelledby="vote-source">
      <h3 id="vote-source" className={styles.label}>
        {t('sourceText')}
      </h3>
      <Facts example={example} />
      <Words example={example} text={guided.data} />
      <LoadFailure title={t('guidanceFailed')} query={guided} />
      {guided.data && <Guidance text={guided.data} />}
    </section>
  );
}

function Facts({ example: { category, culture, weekNumber } }: { example: Voteable['example'] }) {
  const t = useVotesTexts();
  return (
    <p className={styles.facts}>
      <Badge tone={category === 'tutorial' ? 'indigo' : 'neutral'}>{category === 'tutorial' ? t('tutorialTag') : t('practiceTag')}</Badge>{' '}
      <Badge>{t('weekN', { week: weekNumber })}</Badge>{' '}
      {culture !== '' && (
        <span lang={tagIn(culture)} title={t('culture')}>
          <Badge>{culture}</Badge>
        </span>
      )}
    </p>
  );
}

/** The words are there at once; a picture comes with the guidance, and stands for the words where it is all there is. */
function Words({ example, text }: { example: Voteable['example']; text?: GuidedText }) {
  const t = useVotesTexts();
  const pictured = text && 'imageUrl' in text && text.imageUrl !== '' ? text : undefined;
  return (
    <>
      {pictured && (
        <Picture
          src={pictured.imageUrl}
          alt={pictured.imageAlt || t('pictureOf', { number: example.position })}
          width={pictured.imageSize}
          alignment={alignmentOf(pictured)}
        />
      )}
      {!(pictured && isImageOnly(pictured)) && (
        <SourceText language={tagOf(example.language)} size="lg">
          {example.content}
        </SourceText>
      )}
    </>
  );
}

/** What is said about a text on its own page: technique, sensitive elements, and the reference examples as far as the server gives them out. */
function Guidance({ text }: { text: GuidedText }) {
  const t = useVotesTexts();
  return (
    <div className={styles.guidance}>
      {text.technique !== '' && (
        <p lang={tagIn(text.technique)}>
          <Badge>{text.technique}</Badge>
        </p>
      )}
      <CulturalNotes notes={text.culturalNotes} />
      <References text={text} locked={t('referencesLocked')} />
    </div>
  );
}
