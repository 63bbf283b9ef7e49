import { Modal as MantineModal } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './modal.module.css';
import { useFocusReturn } from './use-focus-return.js';

export interface ModalProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** 'Close' in the reader's language. */
  closeLabel: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  children: ReactNode;
}

/** A dialog over the page: it takes the focus, keeps it, closes on Escape and gives the focus back. */
export function Modal({ opened, onClose, title, closeLabel, size = 'md', children }: ModalProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusReturn(opened, root);
  return (
    <MantineModal
      ref={root}
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      centered
      classNames={{ title: styles.title, content: styles.content, overlay: styles.overlay }}
      closeButtonProps={{ 'aria-label': closeLabel }}
      // Mantine's <header> would be a second banner: the dialog stands outside of the page's sections.
      attributes={{ header: { role: 'presentation' } }}
      returnFocus={false}
      transitionProps={{ duration: 120 }}
    >
      {children}
    </MantineModal>
  );
}
