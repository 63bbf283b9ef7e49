import { useErrorText, useNotices } from '@transcreate/web-kit';
import { Button, DownIcon, PenIcon, TrashIcon, UpIcon } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { CourseText } from '../api.js';
import { useTaskTexts } from '../locales/use-task-texts.js';
import { useTextChanges } from '../queries.js';
import { toolsOf } from '../rules/week-rules.js';
import { DeleteText } from './delete-text.js';
import styles from './form.module.css';
import { TextDialog } from './text-dialog.js';

interface TextToolsProps {
  text: CourseText;
  /** 1-based place in its week. */
  number: number;
  count: number;
}

/** What an admin does with a text: edit, delete, and from the fourth week on move it among the tutorial's. */
export function TextTools({ text, number, count }: TextToolsProps) {
  const t = useTaskTexts();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { category: kind, weekNumber: week } = text;
  return (
    <div className={styles.tools} role="group" aria-label={t('adminTools', { title: text.title })}>
      {toolsOf(kind, week).reorder && <Moving text={text} number={number} count={count} />}
      <Button size="sm" variant="quiet" icon={<PenIcon size={16} aria-hidden />} onClick={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      <Button size="sm" variant="quiet" icon={<TrashIcon size={16} aria-hidden />} onClick={() => setOpen('delete')}>
        {t('delete')}
      </Button>
      {open === 'edit' && <TextDialog kind={kind} week={week} text={text} count={count} onClose={close} />}
      {open === 'delete' && <DeleteText text={text} onClose={close} />}
    </div>
  );
}

function Moving({ text, number, count }: TextToolsProps) {
  const t = useTaskTexts();
  const notices = useNotices();
  const errorText = useErrorText();
  const { move } = useTextChanges({ kind: text.category, week: text.weekNumber });
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
