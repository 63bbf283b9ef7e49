import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from './badge.module.css';

/** What a badge or a notice is about: good, waiting, new, wrong, the brand's own, or nothing in particular. */
export type Tone = 'jade' | 'amber' | 'indigo' | 'danger' | 'seal' | 'neutral';

export interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A word or a number about the thing beside it. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
