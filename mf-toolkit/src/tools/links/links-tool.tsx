import type { Link } from '@transcreate/contracts';
import { useSession } from '@transcreate/web-kit';
import { Button, Card, DeleteDialog, EmptyState, LoadFailure, Skeleton } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useToolkitTexts } from '../../locales/use-toolkit-texts.js';
import styles from '../../parts/tool.module.css';
import { useLinkChanges, useLinks } from '../../queries.js';
import { LinkForm } from './link-form.js';

/** Useful sites; admins add, change and delete them. */
export function LinksTool() {
  const t = useToolkitTexts();
  const { isAdmin } = useSession();
  const links = useLinks();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className={styles.tool}>
      <p className={styles.intro}>{t('linksText')}</p>
      {isAdmin && !isAdding && (
        <div>
          <Button onClick={() => setIsAdding(true)}>{t('linkAdd')}</Button>
        </div>
      )}
      {isAdmin && isAdding && <LinkForm onClose={() => setIsAdding(false)} />}
      <LoadFailure title={t('linksFailed')} query={links} />
      {links.isPending && <Skeleton label={t('loading')} lines={5} />}
      {links.data?.length === 0 && <EmptyState title={t('linksEmpty')}>{t('linksEmptyText')}</EmptyState>}
      <ul className={styles.list}>
        {links.data?.map((link) => <LinkItem key={link._id} link={link} />)}
      </ul>
    </div>
  );
}

function LinkItem({ link }: { link: Link }) {
  const t = useToolkitTexts();
  const { isAdmin } = useSession();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { title, url, desc } = link;
  if (open === 'edit') {
    return (
      <li>
        <LinkForm link={link} onClose={() => setOpen(null)} />
      </li>
    );
  }
  return (
    <Card component="li" className={styles.result}>
      <div className={styles.head}>
        <h3>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        </h3>
        {isAdmin && (
          <div className={styles.badges}>
            <Button size="sm" variant="quiet" aria-label={t('linkEditNamed', { title })} onClick={() => setOpen('edit')}>
              {t('edit')}
            </Button>
            <Button size="sm" variant="quiet" aria-label={t('linkDeleteNamed', { title })} onClick={() => setOpen('delete')}>
              {t('delete')}
            </Button>
          </div>
        )}
      </div>
      <p className={styles.soft}>{url}</p>
      {desc !== '' && <p>{desc}</p>}
      {open === 'delete' && <DeleteLink link={link} onClose={() => setOpen(null)} />}
    </Card>
  );
}

function DeleteLink({ link, onClose }: { link: Link; onClose(): void }) {
  const t = useToolkitTexts();
  const { remove } = useLinkChanges();
  return (
    <DeleteDialog
      question={t('linkDeleteAsk')}
      name={link.title}
      failure={t('linkDeleteFailed')}
      work={remove}
      onDelete={(onSuccess) => remove.mutate(link._id, { onSuccess })}
      onClose={onClose}
    />
  );
}
