import { useSession } from '@transcreate/web-kit';
import { Button, Card, FileIcon, Late, LoadFailure, Skeleton } from '@transcreate/web-kit/parts';
import type { GroupDoc } from '@transcreate/contracts';
import { useTaskTexts } from '../../locales/use-task-texts.js';
import panel from '../../parts/panel.module.css';
import { useDocs } from '../../queries.js';
import styles from './docs-panel.module.css';

const loadForm = async () => (await import('../../tools/tools.js')).DocsForm;

/** The groups' shared documents in a week; an admin links them here. */
export function DocsPanel({ week }: { week: number }) {
  const t = useTaskTexts();
  const { isAdmin } = useSession();
  const docs = useDocs(week);
  return (
    <Card component="section" className={panel.panel} aria-labelledby="docs">
      <div className={panel.head}>
        <h2 id="docs">{t('docs')}</h2>
      </div>
      <LoadFailure title={t('docsLoadFailed')} query={docs} />
      {docs.isPending && <Skeleton label={t('loading')} lines={2} />}
      {docs.data && <Docs docs={docs.data} />}
      {isAdmin && docs.data && <Late load={loadForm} props={{ week, docs: docs.data }} />}
    </Card>
  );
}

function Docs({ docs }: { docs: readonly GroupDoc[] }) {
  const t = useTaskTexts();
  if (docs.length === 0) return <p className={panel.none}>{t('docsNone')}</p>;
  return (
    <ul className={styles.docs}>
      {docs.map(({ _id, groupNumber, docUrl }) => (
        <li key={_id}>
          <Button
            component="a"
            href={docUrl}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
            icon={<FileIcon size={16} aria-hidden />}
            aria-label={t('docsOpenLong', { group: groupNumber })}
          >
            {t('docsOpen', { group: groupNumber })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
