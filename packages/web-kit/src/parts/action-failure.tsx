import { useErrorText } from '@transcreate/web-kit';
import { ErrorNotice } from '@transcreate/ui';
import { usePartTexts } from './use-part-texts.js';

interface ActionFailureProps {
  /** What failed. */
  title: string;
  error: unknown;
  /** The same again, where that can help. */
  onRetry?: () => void;
  retrying?: boolean;
}

/** Stands beside what failed; what was typed is still there. */
export function ActionFailure({ title, error, onRetry, retrying }: ActionFailureProps) {
  const t = usePartTexts();
  const errorText = useErrorText();
  const reason = errorText(error, '');
  return (
    <ErrorNotice title={title} retryLabel={t('tryAgain')} onRetry={onRetry} retrying={retrying}>
      {reason === '' ? undefined : reason}
    </ErrorNotice>
  );
}
