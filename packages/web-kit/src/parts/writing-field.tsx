import type { DraftState } from '@transcreate/web-kit';
import { BoldIcon, Button, ItalicIcon, LinkIcon, Textarea } from '@transcreate/ui';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { usePartTexts } from './use-part-texts.js';
import { insertLink, toggleMark } from './insert.js';
import type { Selected } from './insert.js';
import { LinkDialog } from './link-dialog.js';
import styles from './writing-field.module.css';

interface WritingFieldProps {
  label: string;
  placeholder?: string;
  required?: boolean;
  language?: 'en' | 'zh-Hans';
  rows: number;
  draft: Pick<DraftState, 'text' | 'setText'>;
  /** What is wrong with the text; '' if nothing. */
  problem: string;
  /** It takes the focus in a dialog. */
  isFirst?: boolean;
  /** Ctrl+Enter. */
  onSubmit(): void;
  ref?: RefObject<HTMLTextAreaElement | null>;
}

/** Where a text is written that may have bold, italic and links: a field with its three helpers, by button and by chord. */
export function WritingField({ label, placeholder, required, language, rows, draft, problem, isFirst, onSubmit, ref }: WritingFieldProps) {
  const t = usePartTexts();
  const own = useRef<HTMLTextAreaElement>(null);
  const field = ref ?? own;
  const [linking, setLinking] = useState<Selected>();
  const mark = (by: '**' | '*') => put(toggleMark(selected(), by));
  return (
    <div className={styles.field}>
      <div className={styles.helpers} role="group" aria-label={t('formatting')}>
        <Helper label={t('bold')} icon={<BoldIcon size={16} aria-hidden />} onClick={() => mark('**')} />
        <Helper label={t('italic')} icon={<ItalicIcon size={16} aria-hidden />} onClick={() => mark('*')} />
        <Helper label={t('link')} icon={<LinkIcon size={16} aria-hidden />} onClick={startLink} />
      </div>
      <Textarea
        ref={field}
        data-autofocus={isFirst || undefined}
        label={label}
        placeholder={placeholder}
        required={required}
        language={language}
        rows={rows}
        value={draft.text}
        error={problem === '' ? undefined : problem}
        onChange={(event) => draft.setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {linking && (
        <LinkDialog
          text={linking.text.slice(linking.start, linking.end)}
          onInsert={(text, href) => put(insertLink(linking, text, href))}
          onClose={() => setLinking(undefined)}
        />
      )}
    </div>
  );

  function selected(): Selected {
    const { selectionStart = draft.text.length, selectionEnd = draft.text.length } = field.current ?? {};
    return { text: draft.text, start: selectionStart, end: selectionEnd };
  }

  function startLink(): void {
    setLinking(selected());
  }

  /** Writes the text, and gives the field back with the selection where one goes on writing. */
  function put({ text, start, end }: Selected): void {
    draft.setText(text);
    setLinking(undefined);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(start, end);
    });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    const does: Record<string, () => void> = { enter: onSubmit, b: () => mark('**'), i: () => mark('*'), k: startLink };
    const action = does[event.key.toLowerCase()];
    if (!action || event.altKey || event.shiftKey) return;
    event.preventDefault();
    action();
  }
}

function Helper({ label, icon, onClick }: { label: string; icon: ReactNode; onClick(): void }) {
  return <Button size="sm" variant="quiet" aria-label={label} title={label} icon={icon} onClick={onClick} />;
}
