import { useErrorText } from '@transcreate/web-kit';
import { Badge, ErrorNotice } from '@transcreate/web-kit/parts';
import { useVotesTexts } from '../../locales/use-votes-texts.js';
import { CulturalNotes, References } from '../../parts/guidance.js';
import { tagIn } from '../../parts/languages-of.js';
import { useExamples } from '../../queries.js';
import styles from './example-guidance.module.css';

/**
 * What is said about a practice example beside it on its own page: technique, sensitive elements, and the reference examples as far as the
 * server gives them out. They come with the list of examples, which the page of these has often fetched already.
 */
export function ExampleGuidance({ exampleId }: { exampleId: string }) {
  const t = useVotesTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useExamples('');
  if (error) {
    return (
      <ErrorNotice title={t('guidanceFailed')} retryLabel={t('tryAgain')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error, t('failedText'))}
      </ErrorNotice>
    );
  }
  const example = data?.find(({ _id }) => _id === exampleId);
  if (!example) return null;
  return (
    <div className={styles.guidance}>
      {example.technique !== '' && (
        <p lang={tagIn(example.technique)}>
          <Badge>{example.technique}</Badge>
        </p>
      )}
      <CulturalNotes example={example} />
      <References example={example} hasSubmitted={false} />
    </div>
  );
}
