import { PageHeading, usePageTitle } from '@transcreate/web-kit';
import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

interface PageFrameProps {
  /** The page's heading, and the document's title. */
  title: string;
  /** A sentence about what one does here. */
  subtitle: string;
  children: ReactNode;
}

/** A page of a room: its heading with a sentence about it, and below what it shows, one under the other. */
export function PageFrame({ title, subtitle, children }: PageFrameProps) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <PageHeading>{title}</PageHeading>
        <p className={styles.subtitle}>{subtitle}</p>
      </header>
      {children}
    </div>
  );
}
