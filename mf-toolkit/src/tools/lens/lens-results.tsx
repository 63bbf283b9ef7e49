import type { Finding, LensDirection, Side } from '@transcreate/rules/lens';
import { Badge, Button, Card, Notice } from '@transcreate/web-kit/parts';
import type { Tone } from '@transcreate/web-kit/parts';
import { useId, useState } from 'react';
import tool from '../../parts/tool.module.css';
import styles from './lens-results.module.css';
import { MarkedText } from './marked-text.js';
import { useLensTexts } from './use-lens-texts.js';

/** So many are shown at first: a text with more of them has one trouble and not a hundred. */
const FIRST = 60;
const TONES: Record<Finding['severity'], Tone> = { error: 'danger', warning: 'amber', info: 'indigo' };

interface LensResultsProps {
  source: string;
  target: string;
  direction: LensDirection;
  findings: readonly Finding[];
}

/** The findings as a list, and both texts with their marks; each leads to the other. */
export function LensResults({ source, target, direction, findings }: LensResultsProps) {
  const t = useLensTexts();
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? findings : findings.slice(0, FIRST);
  const markId = (index: number) => `${id}-mark-${index}`;
  const itemId = (index: number) => `${id}-item-${index}`;

  const goTo = (index: number, where: 'mark' | 'item') => {
    setChosen(index);
    // The mark of a finding on the whole text is there only once it is chosen.
    requestAnimationFrame(() => {
      const element = document.getElementById(where === 'mark' ? markId(index) : itemId(index));
      element?.scrollIntoView({ block: 'nearest' });
      element?.focus({ preventScroll: true });
    });
  };

  const marked = (side: Side, text: string, isChinese: boolean) => (
    <MarkedText
      label={side === 'source' ? t('markedSource') : t('markedTarget')}
      language={isChinese ? 'zh-Hans' : 'en'}
      text={text}
      side={side}
      findings={shown}
      chosen={chosen}
      markId={markId}
      onChoose={(index) => goTo(index, 'item')}
    />
  );

  if (findings.length === 0) {
    return (
      <div role="status">
        <Notice tone="jade" title={t('nothing')}>
          {t('nothingHint')}
        </Notice>
      </div>
    );
  }
  return (
    <div className={tool.tool}>
      <p role="status" className={tool.soft}>
        {t('findings', { count: findings.length })}
      </p>
      <div className={tool.columns}>
        {marked('source', source, direction === 'zh-en')}
        {marked('target', target, direction === 'en-zh')}
      </div>
      <section className={tool.result} aria-label={t('findingsTitle')}>
        <h3>{t('findingsTitle')}</h3>
        <ol className={tool.list}>
          {shown.map((finding, index) => (
            <Card component="li" key={itemId(index)} className={styles.item} data-chosen={index === chosen}>
              <button type="button" id={itemId(index)} className={styles.finding} aria-pressed={index === chosen} onClick={() => goTo(index, 'mark')}>
                <span className={styles.number}>{index + 1}</span>
                <span className={styles.words}>
                  <span className={styles.badges}>
                    <Badge tone={TONES[finding.severity]}>{t(`severity_${finding.severity}`)}</Badge>
                    <Badge>{t(`rule_${finding.rule}`)}</Badge>
                    {finding.side === 'source' && <Badge>{t('inSource')}</Badge>}
                  </span>
                  <span>{t(`advice_${finding.advice}`, finding.params)}</span>
                </span>
              </button>
            </Card>
          ))}
        </ol>
        {shown.length < findings.length && (
          <div>
            <Button onClick={() => setShowsAll(true)}>{t('showAll', { count: findings.length })}</Button>
          </div>
        )}
      </section>
    </div>
  );
}
