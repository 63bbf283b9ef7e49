import { Textarea as MantineTextarea, type TextareaProps as MantineProps } from '@mantine/core';
import { classNames } from '../base/class-names.js';
import styles from './textarea.module.css';

export interface TextareaProps extends Omit<MantineProps, 'lang'> {
  /** The language of what is written here; the text is set in the serif then. */
  language?: 'en' | 'zh-Hans';
}

/** Several lines of text with their label, hint and error; it can be pulled taller. */
export function Textarea({ language, rows = 4, className, ...props }: TextareaProps) {
  return (
    <MantineTextarea
      size="md"
      rows={rows}
      resize="vertical"
      lang={language}
      className={classNames(language && styles.text, typeof className === 'string' && className)}
      {...props}
    />
  );
}
