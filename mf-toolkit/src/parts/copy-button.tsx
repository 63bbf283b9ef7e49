import { useNotices } from '@transcreate/web-kit';
import { Button } from '@transcreate/web-kit/parts';
import { useToolkitTexts } from '../locales/use-toolkit-texts.js';

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text }: { text: string }) {
  const t = useToolkitTexts();
  const { success, error } = useNotices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      success(t('copied'));
    } catch {
      error(t('copyFailed'));
    }
  };
  return (
    <Button size="sm" variant="quiet" onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
}
