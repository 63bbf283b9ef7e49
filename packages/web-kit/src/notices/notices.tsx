import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, classNames, CrossIcon } from '@transcreate/ui/base';
import { useKitTexts } from '../languages/use-error-text.js';
import styles from './notices.module.css';

/** How long a success stays, in milliseconds: long enough to be read, and it says nothing that has to be kept. */
export const SUCCESS_TIME = 5_000;

export interface Notices {
  /** A short notice that goes by itself. */
  success(text: string): void;
  /** Stays until it is dismissed. For what went wrong out of sight; an error beside its form needs no notice. */
  error(text: string): void;
}

interface Entry {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

const NoticesContext = createContext<Notices | null>(null);
let lastId = 0;

/** Shows the page's notices over its foot. Screen readers hear a success when they pause, an error at once. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const add = useCallback((kind: Entry['kind'], text: string) => {
    lastId += 1;
    const entry = { id: lastId, kind, text };
    // The same text twice is one notice, said anew.
    setEntries((shown) => [...shown.filter((other) => other.text !== text), entry]);
  }, []);
  const dismiss = useCallback((id: number) => setEntries((shown) => shown.filter((entry) => entry.id !== id)), []);
  const notices = useMemo<Notices>(() => ({ success: (text) => add('success', text), error: (text) => add('error', text) }), [add]);
  const ofKind = (kind: Entry['kind']) => {
    const chosen = entries.filter((entry) => entry.kind === kind);
    return chosen.map((entry) => <Item key={entry.id} entry={entry} onDismiss={dismiss} />);
  };
  return (
    <NoticesContext value={notices}>
      {children}
      <div className={styles.place}>
        <div>{ofKind('error')}</div>
        <div role="status">{ofKind('success')}</div>
      </div>
    </NoticesContext>
  );
}

function Item({ entry, onDismiss }: { entry: Entry; onDismiss: (id: number) => void }) {
  const t = useKitTexts();
  const { id, kind, text } = entry;
  useEffect(() => {
    if (kind === 'error') return undefined;
    const timer = setTimeout(() => onDismiss(id), SUCCESS_TIME);
    return () => clearTimeout(timer);
  }, [id, kind, onDismiss]);
  const Icon = kind === 'success' ? CheckIcon : AlertIcon;
  return (
    <div className={classNames(styles.notice, styles[kind])} role={kind === 'error' ? 'alert' : undefined}>
      <Icon size={18} aria-hidden />
      <p>{text}</p>
      <button type="button" className={styles.dismiss} aria-label={t('dismiss')} onClick={() => onDismiss(id)}>
        <CrossIcon size={16} aria-hidden />
      </button>
    </div>
  );
}

/** Says what came of something, where the page shows such things. */
export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('useNotices needs a NoticeProvider around it');
  return notices;
}
