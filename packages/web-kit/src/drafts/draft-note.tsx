import { useKitTexts } from '../languages/use-error-text.js';
import { useLanguage } from '../languages/use-language.js';
import { formatDate } from '../pages/format-date.js';
import styles from './draft-note.module.css';
import type { DraftState } from './use-draft.js';

/** Says beside a textarea that its text is kept on the device, that it is back, or that this browser keeps nothing. */
export function DraftNote({ draft }: { draft: Pick<DraftState, 'restored' | 'savedAt' | 'kept'> }) {
  const t = useKitTexts();
  const { language } = useLanguage();
  // Heard when a draft is back or can't be kept, but not after every letter.
  const spoken = draft.restored || !draft.kept;
  return (
    <p className={styles.note} role={spoken ? 'status' : undefined}>
      {draft.savedAt !== undefined && textOf()}
    </p>
  );

  function textOf(): string {
    if (!draft.kept) return t('draftNotKept');
    return draft.restored ? t('draftRestored', { when: formatDate(draft.savedAt, language) }) : t('draftSaved');
  }
}
