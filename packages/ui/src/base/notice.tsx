import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, CrossIcon, InfoIcon } from './icons.js';
import { Button } from './button.js';
import { classNames } from './class-names.js';
import styles from './notice.module.css';

export interface NoticeProps {
  tone?: 'jade' | 'amber' | 'indigo' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons that belong to the message. */
  actions?: ReactNode;
  className?: string;
}

const ICONS = { jade: CheckIcon, amber: AlertIcon, indigo: InfoIcon, danger: AlertIcon };

/** A message that stands beside what it is about. */
export function Notice({ tone = 'indigo', title, children, actions, className }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classNames(styles.notice, styles[tone], className)}>
      <Icon size={18} aria-hidden className={styles.icon} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

export interface ErrorNoticeProps extends Omit<NoticeProps, 'tone' | 'actions'> {
  /** 'Try again' in the reader's language; shown when `onRetry` is given. */
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** 'Dismiss' in the reader's language; shown when `onDismiss` is given. */
  dismissLabel?: string;
  onDismiss?: () => void;
}

/** What failed. It is read aloud at once and stays until it is dismissed or tried again. */
export function ErrorNotice({ retryLabel, onRetry, retrying, dismissLabel, onDismiss, ...notice }: ErrorNoticeProps) {
  const retry = onRetry && (
    <Button size="sm" onClick={onRetry} loading={retrying}>
      {retryLabel}
    </Button>
  );
  return (
    <div role="alert" className={styles.error}>
      <Notice tone="danger" {...notice} actions={retry} />
      {onDismiss && (
        <button type="button" className={styles.dismiss} onClick={onDismiss} aria-label={dismissLabel}>
          <CrossIcon size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
