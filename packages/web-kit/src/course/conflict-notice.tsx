import { ApiError } from '@transcreate/web-kit';
import { Button, Notice } from '@transcreate/web-kit/parts';
import { useCourseWords } from './use-course-words.js';

/** Whether a text was refused because somebody else has changed it since it was opened. */
export function isConflictError(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

/** Says that somebody else has changed the text meanwhile, and lets the admin choose: theirs is shown, or one's own takes its place. */
export function ConflictNotice({ onTheirs, onMine, working }: { onTheirs(): void; onMine(): void; working: boolean }) {
  const t = useCourseWords();
  const choice = (
    <>
      <Button size="sm" onClick={onTheirs}>
        {t('conflictTheirs')}
      </Button>
      <Button size="sm" onClick={onMine} loading={working}>
        {t('conflictMine')}
      </Button>
    </>
  );
  return (
    <Notice tone="amber" title={t('conflict')} actions={choice}>
      {t('conflictText')}
    </Notice>
  );
}
