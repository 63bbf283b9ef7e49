import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from './class-names.js';
import styles from './card.module.css';

interface OwnProps<E extends ElementType> {
  component?: E;
}

export type CardProps<E extends ElementType = 'div'> = OwnProps<E> & Omit<ComponentPropsWithRef<E>, keyof OwnProps<E>>;

/** A sheet of paper with a hairline around it. */
export function Card<E extends ElementType = 'div'>({ component, className, ...rest }: CardProps<E>) {
  const Element: ElementType = component ?? 'div';
  return <Element {...rest} className={classNames(styles.card, className)} />;
}
