import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../base/class-names.js';
import styles from './form.module.css';

/** Fields one under the other. What is wrong with them the page says, and not the browser. */
export function Form({ className, ...props }: ComponentProps<'form'>) {
  return <form className={classNames(styles.form, className)} noValidate {...props} />;
}

/** What one can do with a form, at its end; the last button is the one that sends it. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
