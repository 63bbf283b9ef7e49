import { useState } from 'react';
import type { ComponentPropsWithRef, ElementType, FocusEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.js';
import { Loader } from './loader.js';
import styles from './button.module.css';

interface OwnProps<E extends ElementType> {
  /** What it is: `button` unless told, or the router's `Link` for a button that is a link. */
  component?: E;
  /** One `primary` button a page; `secondary` is the default, `quiet` has no frame, `danger` destroys something. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Shows a spinner and ignores clicks; the button keeps its name and its focus. */
  loading?: boolean;
  /** Stands before the label. */
  icon?: ReactNode;
  /** Takes the whole width of its place. */
  wide?: boolean;
  children?: ReactNode;
}

export type ButtonProps<E extends ElementType = 'button'> = OwnProps<E> & Omit<ComponentPropsWithRef<E>, keyof OwnProps<E>>;

/** A button, or a link that looks like one. */
export function Button<E extends ElementType = 'button'>(props: ButtonProps<E>) {
  const { component, variant = 'secondary', size = 'md', loading = false, icon, wide, className, children, ...rest } = props;
  const Element: ElementType = component ?? 'button';
  const focus = useHasFocus(rest);
  // A button that becomes `disabled` while it has the focus would throw the focus back to the top of the page: it is so once left.
  const held = rest.disabled === true && focus.hasFocus ? { disabled: undefined } : undefined;
  const busy = loading ? { 'aria-busy': true } : {};
  const inert = loading || held ? { ...held, 'aria-disabled': true, onClick: swallow } : {};
  return (
    <Element
      {...(Element === 'button' ? { type: 'button' } : {})}
      {...rest}
      {...focus.listeners}
      {...busy}
      {...inert}
      className={classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className)}
    >
      {loading ? <Loader /> : icon}
      <span className={styles.label}>{children}</span>
    </Element>
  );
}

interface FocusListeners {
  onFocus?(event: FocusEvent): void;
  onBlur?(event: FocusEvent): void;
}

function useHasFocus({ onFocus, onBlur }: FocusListeners) {
  const [hasFocus, setHasFocus] = useState(false);
  const listeners: FocusListeners = {
    onFocus: (event) => {
      setHasFocus(true);
      onFocus?.(event);
    },
    onBlur: (event) => {
      setHasFocus(false);
      onBlur?.(event);
    },
  };
  return { hasFocus, listeners };
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
