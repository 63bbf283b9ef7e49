import { memo, useId } from 'react';
import type { KeyboardEvent } from 'react';
import tool from '../../parts/tool.module.css';
import styles from './token-strip.module.css';
import type { Dispatch } from './use-activity.js';
import { useReordererTexts } from './use-reorderer-texts.js';

interface TokenStripProps {
  tokens: readonly string[];
  boundaries: readonly boolean[];
  isChinese: boolean;
  dispatch: Dispatch;
}

/** The words of the source, with a button in each gap that sets or takes back the boundary there. */
export const TokenStrip = memo(function TokenStrip({ tokens, boundaries, isChinese, dispatch }: TokenStripProps) {
  const t = useReordererTexts();
  const hint = useId();
  const names = separatorNames(tokens);
  return (
    <div className={tool.fields}>
      <p id={hint} className={tool.soft}>
        {t('tokensHint')}
      </p>
      <div className={styles.strip} role="toolbar" aria-label={t('tokens')} aria-describedby={hint} lang={isChinese ? 'zh-Hans' : 'en'}>
        {tokens.map((token, index) => (
          <span key={`${token} ${names[index]!.number}`} className={styles.cell}>
            <span className={styles.token}>{token}</span>
            {index < boundaries.length && (
              <button
                type="button"
                className={styles.separator}
                aria-pressed={boundaries[index]}
                aria-label={names[index]!.number === 1 ? t('boundary', names[index]) : t('boundaryAgain', names[index])}
                onClick={() => dispatch({ type: 'toggleBoundary', gap: index })}
                onKeyDown={walk}
              />
            )}
          </span>
        ))}
      </div>
    </div>
  );
});

/** Each gap by the token before it, and which of the equal ones it is. */
function separatorNames(tokens: readonly string[]): { token: string; number: number }[] {
  const seen = new Map<string, number>();
  return tokens.map((token) => {
    const number = (seen.get(token) ?? 0) + 1;
    seen.set(token, number);
    return { token, number };
  });
}

/** Arrow keys go from gap to gap. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const buttons = [...(event.currentTarget.closest('[role="toolbar"]')?.querySelectorAll('button') ?? [])];
  const next = buttons[buttons.indexOf(event.currentTarget) + step];
  event.preventDefault();
  next?.focus();
}
