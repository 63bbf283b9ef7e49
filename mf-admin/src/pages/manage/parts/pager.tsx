import { Button } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import layout from './layout.module.css';
import styles from './pager.module.css';

interface PagerProps {
  /** What is paged, for screen readers. */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  onChange(page: number): void;
}

/** Leads through the pages of a list; nothing where there is one alone. */
export function Pager({ label, page, pages, onChange }: PagerProps) {
  const t = useManageTexts();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      <Button size="sm" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {t('previous')}
      </Button>
      <span aria-live="polite">{t('pageOf', { page, pages })}</span>
      <Button size="sm" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}

/** The end of a list: the way through its pages, and how much it holds. */
export function ListFoot({ count, ...pager }: PagerProps & { count: string }) {
  return (
    <div className={layout.foot}>
      <Pager {...pager} />
      <span className={layout.soft} role="status">
        {count}
      </span>
    </div>
  );
}

/** A list page by page. A list that has become shorter shows its last page. */
export function usePages<R>(rows: readonly R[], size: number): { shown: readonly R[]; page: number; pages: number; setPage(page: number): void } {
  const [wanted, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(wanted, pages);
  return { shown: rows.slice((page - 1) * size, page * size), page, pages, setPage };
}
