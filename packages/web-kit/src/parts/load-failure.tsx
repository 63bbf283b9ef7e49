import { useErrorText } from '@transcreate/web-kit';
import { ErrorNotice } from '@transcreate/ui';
import { usePartTexts } from './use-part-texts.js';

interface LoadFailureProps {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch(): unknown };
}

/** Says that something could not be read, and offers to try again; nothing while there is no failure. */
export function LoadFailure({ title, query }: LoadFailureProps) {
  const t = usePartTexts();
  const errorText = useErrorText();
  if (!query.error) return null;
  return (
    <ErrorNotice title={title} retryLabel={t('tryAgain')} onRetry={() => void query.refetch()} retrying={query.isFetching}>
      {errorText(query.error, t('failedText'))}
    </ErrorNotice>
  );
}
