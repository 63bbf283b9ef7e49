import { missingRoles, orderOfPattern, PATTERNS, recipeOf } from '@transcreate/rules/reorderer';
import type { Activity, PatternId } from '@transcreate/rules/reorderer';
import { Badge, Button, Card, VisuallyHidden } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import tool from '../../parts/tool.module.css';
import styles from './reorderer.module.css';
import type { Dispatch } from './use-activity.js';
import { useReordererTexts } from './use-reorderer-texts.js';

interface PatternCardsProps {
  activity: Activity;
  dispatch: Dispatch;
  highlighted: PatternId | undefined;
  onHighlight(pattern: PatternId | undefined): void;
}

/** The five patterns: what each looks like, which cards are part of it, and its order. */
export function PatternCards({ activity, dispatch, highlighted, onHighlight }: PatternCardsProps) {
  const t = useReordererTexts();
  const [said, setSaid] = useState('');
  const apply = (pattern: PatternId) => {
    const order = orderOfPattern(pattern, activity);
    const isSame = order.every((id, index) => id === activity.order[index]);
    if (!isSame) dispatch({ type: 'arrange', order });
    onHighlight(pattern);
    setSaid(isSame ? t('appliedSame') : t('applied'));
  };
  return (
    <section className={tool.fields} aria-label={t('patternsTitle')}>
      <h3>{t('patternsTitle')}</h3>
      <p className={tool.soft}>{t('patternsHint')}</p>
      <ul className={styles.patterns}>
        {PATTERNS.map((pattern) => (
          <PatternCard
            key={pattern}
            pattern={pattern}
            activity={activity}
            isHighlighted={pattern === highlighted}
            onHighlight={() => onHighlight(pattern === highlighted ? undefined : pattern)}
            onApply={() => apply(pattern)}
          />
        ))}
      </ul>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </section>
  );
}

interface PatternCardProps {
  pattern: PatternId;
  activity: Activity;
  isHighlighted: boolean;
  onHighlight(): void;
  onApply(): void;
}

function PatternCard({ pattern, activity, isHighlighted, onHighlight, onApply }: PatternCardProps) {
  const t = useReordererTexts();
  const { direction, cards } = activity;
  const name = t(`pattern_${pattern}`);
  const missing = cards.length > 0 && isHighlighted ? missingRoles(pattern, cards) : [];
  return (
    <Card component="li" className={styles.pattern} data-highlighted={isHighlighted}>
      <h4>{name}</h4>
      <p className={tool.soft}>{t(`example_${pattern}`)}</p>
      <p className={tool.soft}>{t('recipe', { language: direction === 'en-zh' ? t('chinese') : t('english') })}</p>
      <p className={styles.recipe}>
        {recipeOf(pattern, direction).map((role) => (
          <Badge key={role} tone={cards.some((card) => card.role === role) ? 'indigo' : 'neutral'}>
            {role}
          </Badge>
        ))}
      </p>
      <p role="status" className={styles.missing}>
        {missing.length > 0 && t('missing', { roles: missing.join(', ') })}
      </p>
      <div className={styles.buttons}>
        <Button
          size="sm"
          aria-label={t('highlightOf', { pattern: name })}
          aria-pressed={isHighlighted}
          disabled={cards.length === 0}
          onClick={onHighlight}
        >
          {t('highlight')}
        </Button>
        <Button size="sm" aria-label={t('applyOf', { pattern: name })} disabled={cards.length === 0} onClick={onApply}>
          {t('apply')}
        </Button>
      </div>
    </Card>
  );
}
