import type { KeyboardEvent } from 'react';
import styles from './submit-key.module.css';
import { usePartTexts } from './use-part-texts.js';

/** Names the chord that sends a text from inside its box, beside the button that does the same. */
export function SubmitKey() {
  const t = usePartTexts();
  return <kbd className={styles.key}>{t('submitKey')}</kbd>;
}

/** Whether that chord was pressed: Ctrl+Enter, or Command+Enter. An Enter that ends the writing of a Chinese word is none. */
export function isSubmitKey({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;
}
