import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from './source-text.module.css';

export interface SourceTextProps {
  /** The language of the text itself, not of the interface: fonts, line breaking and screen readers follow it. */
  language: 'en' | 'zh-Hans';
  size?: 'md' | 'lg';
  className?: string;
  children: ReactNode;
}

/** A text that people translate, or a translation: in the serif, line breaks kept. */
export function SourceText({ language, size = 'md', className, children }: SourceTextProps) {
  return (
    <div lang={language} className={classNames(styles.text, styles[size], className)}>
      {children}
    </div>
  );
}
