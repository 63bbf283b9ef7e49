import { TextDialog } from '@transcreate/web-kit/course';
import { Button, ImageIcon, PlusIcon, toolsOf } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useTaskTexts } from '../locales/use-task-texts.js';
import type { Place } from '../queries.js';
import styles from './tools.module.css';

/** What an admin adds to a week: a text, and from the third week on a picture. */
export function AddTools({ kind, week, count }: Place & { count: number }) {
  const t = useTaskTexts();
  const [open, setOpen] = useState<'text' | 'image' | null>(null);
  return (
    <div className={styles.tools}>
      <Button size="sm" icon={<PlusIcon size={16} aria-hidden />} onClick={() => setOpen('text')}>
        {t(kind === 'tutorial' ? 'addTask' : 'addPractice')}
      </Button>
      {toolsOf(kind, week).addImage && (
        <Button size="sm" icon={<ImageIcon size={16} aria-hidden />} onClick={() => setOpen('image')}>
          {t('addImage')}
        </Button>
      )}
      {open && <TextDialog kind={kind} week={week} count={count} wantsImage={open === 'image'} onClose={() => setOpen(null)} />}
    </div>
  );
}
