import { useSession } from '@transcreate/web-kit';
import { Button, Card, FormattedText, Late, LoadFailure, PenIcon, Skeleton } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useTaskTexts } from '../locales/use-task-texts.js';
import { useBrief } from '../queries.js';
import type { Place } from '../queries.js';
import styles from './panel.module.css';

const loadForm = async () => (await import('@transcreate/web-kit/course')).BriefForm;

/** What the week's translations are for; an admin writes it here. */
export function BriefPanel({ kind, week }: Place) {
  const t = useTaskTexts();
  const { isAdmin } = useSession();
  const brief = useBrief({ kind, week });
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Card component="section" className={styles.panel} aria-labelledby="brief">
      <div className={styles.head}>
        <h2 id="brief">{t('brief')}</h2>
        {isAdmin && !isEditing && brief.data !== undefined && (
          <Button size="sm" icon={<PenIcon size={16} aria-hidden />} onClick={() => setIsEditing(true)}>
            {t('briefEdit')}
          </Button>
        )}
      </div>
      {isEditing && brief.data !== undefined ? (
        <Late load={loadForm} props={{ kind, week, brief: brief.data, onDone: () => setIsEditing(false) }} />
      ) : (
        <Brief brief={brief} />
      )}
    </Card>
  );
}

function Brief({ brief }: { brief: ReturnType<typeof useBrief> }) {
  const t = useTaskTexts();
  if (brief.error) return <LoadFailure title={t('briefLoadFailed')} query={brief} />;
  if (brief.data === undefined) return <Skeleton label={t('loading')} lines={4} />;
  if (brief.data.trim() === '') return <p className={styles.none}>{t('briefNone')}</p>;
  return <FormattedText>{brief.data}</FormattedText>;
}
