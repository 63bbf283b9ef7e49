import { Button } from '@transcreate/web-kit/parts';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import type { SaveState } from './use-save.js';

const LABELS = { idle: 'save', saving: 'saving', saved: 'saved', 'saved-locally': 'savedLocally', error: 'saveError' } as const;

/** Says what is happening to the text, and what came of it. */
export function SaveButton({ state, onSave }: { state: SaveState; onSave(): void }) {
  const t = useSubtitleTexts();
  return (
    <Button variant="primary" aria-live="polite" loading={state === 'saving'} onClick={onSave}>
      {t(LABELS[state])}
    </Button>
  );
}
