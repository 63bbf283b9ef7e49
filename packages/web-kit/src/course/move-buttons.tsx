import { useErrorText, useNotices } from '@transcreate/web-kit';
import { Button, DownIcon, UpIcon } from '@transcreate/web-kit/parts';
import type { CourseText } from './api.js';
import { useTextChanges } from './changes.js';
import { useCourseWords } from './use-course-words.js';

interface MoveButtonsProps {
  text: CourseText;
  /** 1-based place in its week. */
  number: number;
  /** How many texts the week has. */
  count: number;
}

/** Lets a task change places with its neighbour; at the ends there is none. */
export function MoveButtons({ text, number, count }: MoveButtonsProps) {
  const t = useCourseWords();
  const notices = useNotices();
  const errorText = useErrorText();
  const { move } = useTextChanges(text.category);
  const to = (position: number) =>
    move.mutate({ id: text._id, position }, { onError: (error) => notices.error(`${t('moveFailed')} ${errorText(error, '')}`.trim()) });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('moveUp')}
        title={t('moveUp')}
        icon={<UpIcon size={16} aria-hidden />}
        disabled={number === 1}
        onClick={() => to(number - 1)}
      />
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('moveDown')}
        title={t('moveDown')}
        icon={<DownIcon size={16} aria-hidden />}
        disabled={number === count}
        onClick={() => to(number + 1)}
      />
    </>
  );
}
