import { groupsOf, literalsOf } from '@transcreate/rules/reorderer';
import type { Activity } from '@transcreate/rules/reorderer';
import { Card, Notice, Textarea } from '@transcreate/web-kit/parts';
import tool from '../../parts/tool.module.css';
import type { Dispatch } from './use-activity.js';
import { useReordererTexts } from './use-reorderer-texts.js';

/** The list of literal translations, one a phrase. */
export function LiteralPanel({ activity, dispatch }: { activity: Activity; dispatch: Dispatch }) {
  const t = useReordererTexts();
  const { tokens, boundaries, literalText, direction } = activity;
  const phrases = groupsOf(tokens, boundaries).length;
  const literals = literalsOf(literalText).length;
  return (
    <Card component="section" className={tool.fields} aria-label={t('literalTitle')}>
      <h3>{t('literalTitle')}</h3>
      <Textarea
        label={t('literals')}
        language={direction === 'en-zh' ? 'zh-Hans' : 'en'}
        rows={3}
        value={literalText}
        onChange={(event) => dispatch({ type: 'literals', text: event.currentTarget.value })}
      />
      <div role="status">{literals > 0 && literals !== phrases && <Notice tone="amber">{t('mismatch', { phrases, literals })}</Notice>}</div>
    </Card>
  );
}
