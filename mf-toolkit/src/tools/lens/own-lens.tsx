import { checkTranslation } from '@transcreate/rules/lens';
import type { LensDirection } from '@transcreate/rules/lens';
import { DraftNote, onDevice, useDraft } from '@transcreate/web-kit';
import type { DraftState } from '@transcreate/web-kit';
import { Button, Select, Textarea } from '@transcreate/web-kit/parts';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import styles from '../../parts/tool.module.css';
import { LensResults } from './lens-results.js';
import { useLensTexts } from './use-lens-texts.js';

const DIRECTIONS: readonly LensDirection[] = ['en-zh', 'zh-en'];
const DIRECTION_KEY = 'lensDirection';

/** Looks at a translation beside its source, while it is being written. */
export function OwnLens() {
  const t = useLensTexts();
  const source = useDraft('toolkit:lens:source');
  const target = useDraft('toolkit:lens:target');
  const [direction, setDirection] = useState(() => DIRECTIONS.find((each) => each === onDevice.get(DIRECTION_KEY)) ?? 'en-zh');
  const [sourceTag, targetTag] = direction === 'en-zh' ? (['en', 'zh-Hans'] as const) : (['zh-Hans', 'en'] as const);
  // Typing goes first: a long text is looked at when there is time.
  const shown = { source: useDeferredValue(source.text), target: useDeferredValue(target.text), direction: useDeferredValue(direction) };
  return (
    <div className={styles.tool}>
      <p className={styles.intro}>{t('intro')}</p>
      <div className={styles.row}>
        <Select
          label={t('direction')}
          data={DIRECTIONS.map((value) => ({ value, label: t(`direction_${value}`) }))}
          value={direction}
          onChange={(event) => choose(event.currentTarget.value as LensDirection)}
        />
        {(source.text !== '' || target.text !== '') && (
          <Button variant="quiet" onClick={clear}>
            {t('clear')}
          </Button>
        )}
        <a href="?tool=quality-lens" target="_blank" rel="noopener">
          {t('openInNewTab')}
        </a>
      </div>
      <div className={styles.columns}>
        <Field label={t('source')} draft={source} language={sourceTag} />
        <Field label={t('target')} draft={target} language={targetTag} />
      </div>
      <Looked {...shown} />
    </div>
  );

  function choose(next: LensDirection): void {
    onDevice.set(DIRECTION_KEY, next);
    setDirection(next);
  }

  function clear(): void {
    source.clear();
    target.clear();
  }
}

function Field({ label, draft, language }: { label: string; draft: DraftState; language: 'en' | 'zh-Hans' }) {
  return (
    <div className={styles.fields}>
      <Textarea label={label} language={language} rows={6} value={draft.text} onChange={(event) => draft.setText(event.currentTarget.value)} />
      <DraftNote draft={draft} />
    </div>
  );
}

interface LookedProps {
  source: string;
  target: string;
  direction: LensDirection;
}

const Looked = memo(function Looked({ source, target, direction }: LookedProps) {
  const t = useLensTexts();
  const findings = useMemo(() => checkTranslation({ source, target, direction }), [source, target, direction]);
  if (source.trim() === '' || target.trim() === '') return <p className={styles.soft}>{t('waiting')}</p>;
  return <LensResults key={direction} source={source} target={target} direction={direction} findings={findings} />;
});
