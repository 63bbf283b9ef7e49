import type { SourceTextKind } from '@transcreate/contracts';
import { Link } from '@transcreate/web-kit';
import { Badge, Card, tagIn } from '@transcreate/web-kit/parts';
import type { ReactNode } from 'react';
import { useTaskTexts } from '../../locales/use-task-texts.js';
import styles from './work-card.module.css';

interface WorkFrameProps {
  /** Names the card in the page. */
  id: string;
  title: string;
  kind: SourceTextKind;
  week: number;
  /** Where the work stands in the course. */
  place: string;
  children: ReactNode;
}

/** A card about one work: what it is, the way to its place in the course, and what was made of it. */
export function WorkFrame({ id, title, kind, week, place, children }: WorkFrameProps) {
  const t = useTaskTexts();
  return (
    <Card component="article" className={styles.card} aria-labelledby={id}>
      <header className={styles.header}>
        <div className={styles.names}>
          <h3 id={id} lang={tagIn(title)}>
            {title}
          </h3>
          <p className={styles.badges}>
            <Badge tone={kind === 'tutorial' ? 'indigo' : 'neutral'}>{t(`kindOne.${kind}`)}</Badge> <Badge>{t('week', { week })}</Badge>
          </p>
        </div>
        <Link to={place} className={styles.place} aria-describedby={id}>
          {t(`openIn.${kind}`)}
        </Link>
      </header>
      {children}
    </Card>
  );
}
