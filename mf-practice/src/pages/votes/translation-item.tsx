import type { Rank } from '@transcreate/contracts';
import { useErrorText } from '@transcreate/web-kit';
import { Badge, ErrorNotice, FormattedText } from '@transcreate/web-kit/parts';
import { memo } from 'react';
import { useVotesTexts } from '../../locales/use-votes-texts.js';
import type { VotesTexts } from '../../locales/use-votes-texts.js';
import type { Hindrance, Translation } from './ballot.js';
import { RankButtons } from './rank-buttons.js';
import { Standing } from './standing.js';
import { markOf } from './translation-focus.js';
import type { VotingState } from './voting-state.js';
import styles from './translation-item.module.css';

export interface TranslationItemProps extends VotingState {
  translation: Translation;
  /** Its place in the list, 1 at the top: a name that tells nothing. */
  number: number;
  language: 'en' | 'zh-Hans';
  hindrance: Hindrance | undefined;
  t: VotesTexts;
  onChoose(id: string, rank: Rank): void;
  onDismiss(): void;
}

/** A translation, how it stands, and the ranks that the person can give it. Nothing says who wrote it. */
export const TranslationItem = memo(function TranslationItem(props: TranslationItemProps) {
  const { translation, number, language, hindrance, refusal, t, onDismiss } = props;
  return (
    <li className={styles.place}>
      <article className={styles.item} tabIndex={-1} aria-label={t('translationN', { number })} {...markOf(translation.id)}>
        <Work translation={translation} language={language} hindrance={hindrance} t={t} />
        <div className={styles.foot}>
          <Standing score={translation.score} counts={translation.voteCounts} t={t} />
          <Ranking {...props} />
        </div>
        {refusal && <Refusal error={refusal} onDismiss={onDismiss} />}
      </article>
    </li>
  );
});

/** The text, below which group it is from and whether it is one's own. Remembered, as are the figures: votes for others change neither. */
const Work = memo(function Work({ translation, language, hindrance, t }: Pick<TranslationItemProps, 'translation' | 'language' | 'hindrance' | 't'>) {
  const { isGroupSubmission, groupNumber } = translation;
  const isOfGroup = isGroupSubmission && groupNumber !== null;
  return (
    <>
      {(isOfGroup || hindrance) && (
        <p className={styles.badges}>
          {isOfGroup && <Badge tone="indigo">{t('group', { group: groupNumber })}</Badge>}{' '}
          {hindrance && <Badge tone="jade">{t(hindrance === 'own' ? 'own' : 'ownGroup')}</Badge>}
        </p>
      )}
      <FormattedText language={language}>{translation.translation ?? ''}</FormattedText>
    </>
  );
});

function Ranking({ translation, hindrance, canVote, taken, isBusy, pending, missed, t, onChoose }: TranslationItemProps) {
  if (hindrance) return <p className={styles.own}>{t(hindrance === 'own' ? 'ownText' : 'ownGroupText')}</p>;
  return (
    <RankButtons
      held={translation.userRank}
      canVote={canVote}
      taken={taken}
      isBusy={isBusy}
      pending={pending}
      missed={missed}
      t={t}
      onChoose={(rank) => onChoose(translation.id, rank)}
    />
  );
}

function Refusal({ error, onDismiss }: { error: Error; onDismiss(): void }) {
  const t = useVotesTexts();
  const errorText = useErrorText();
  return (
    <ErrorNotice title={t('refused')} dismissLabel={t('dismiss')} onDismiss={onDismiss}>
      {errorText(error, t('refusedText'))}
    </ErrorNotice>
  );
}
