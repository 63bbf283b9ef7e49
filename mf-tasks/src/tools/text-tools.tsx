import { DeleteText, MoveButtons, TextDialog } from '@transcreate/web-kit/course';
import { Button, PenIcon, toolsOf, TrashIcon } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import type { CourseText } from '../api.js';
import { useTaskTexts } from '../locales/use-task-texts.js';
import styles from './tools.module.css';

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
      {toolsOf(kind, week).reorder && <MoveButtons text={text} number={number} count={count} />}
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
