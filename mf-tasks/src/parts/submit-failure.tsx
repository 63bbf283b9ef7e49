import { ApiError } from '@transcreate/web-kit';
import { ActionFailure, ErrorNotice } from '@transcreate/web-kit/parts';
import { useTaskTexts } from '../locales/use-task-texts.js';

interface SubmitFailureProps {
  error: Error | null;
  retrying: boolean;
  onRetry(): void;
}

/** Why a translation was not submitted. A text that is gone can't be submitted to, however often one tries. */
export function SubmitFailure({ error, retrying, onRetry }: SubmitFailureProps) {
  const t = useTaskTexts();
  if (!error) return null;
  if (error instanceof ApiError && error.status === 404) return <ErrorNotice title={t('submitFailed')}>{t('textGone')}</ErrorNotice>;
  return <ActionFailure title={t('submitFailed')} error={error} onRetry={onRetry} retrying={retrying} />;
}
