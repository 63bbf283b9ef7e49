import { DIRECTIONS, JOINERS, PATTERNS } from '@transcreate/rules/reorderer';
import type { Direction, Joiner, PatternId } from '@transcreate/rules/reorderer';
import { useNotices } from '@transcreate/web-kit';
import { Button, Card, Checkbox, Select } from '@transcreate/web-kit/parts';
import { useState } from 'react';
import tool from '../../parts/tool.module.css';
import { FileActions } from './file-actions.js';
import styles from './reorderer.module.css';
import type { ActivityView } from './use-activity.js';
import { useReordererTexts } from './use-reorderer-texts.js';

/** What concerns the whole table: direction, joiner, demo, Auto-build, files, undo. */
export function Toolbar({ view }: { view: ActivityView }) {
  const t = useReordererTexts();
  const { success } = useNotices();
  const { activity, dispatch, canUndo, canRedo } = view;
  const clear = () => {
    dispatch({ type: 'clear' });
    success(t('cleared'));
  };
  return (
    <Card className={styles.toolbar} role="group" aria-label={t('setting')}>
      <div className={tool.row}>
        <Select
          label={t('direction')}
          data={DIRECTIONS.map((value) => ({ value, label: t(`direction_${value}`) }))}
          value={activity.direction}
          onChange={(event) => view.setDirection(event.currentTarget.value as Direction)}
        />
        <Select
          label={t('joiner')}
          title={t('joinerHint')}
          data={JOINERS.map((value) => ({ value, label: t(`joiner_${value}`) }))}
          value={activity.joiner}
          onChange={(event) => dispatch({ type: 'joiner', joiner: event.currentTarget.value as Joiner })}
        />
        <DemoChoice onLoad={view.loadDemo} />
      </div>
      <AutoBuild view={view} />
      <div className={styles.buttons}>
        <Button size="sm" disabled={!canUndo} onClick={() => dispatch({ type: 'undo' })}>
          {t('undo')}
        </Button>
        <Button size="sm" disabled={!canRedo} onClick={() => dispatch({ type: 'redo' })}>
          {t('redo')}
        </Button>
        <FileActions activity={activity} onImport={(imported) => dispatch({ type: 'load', activity: imported })} />
        <Button size="sm" variant="quiet" onClick={clear}>
          {t('clearAll')}
        </Button>
      </div>
    </Card>
  );
}

function DemoChoice({ onLoad }: { onLoad(pattern: PatternId): void }) {
  const t = useReordererTexts();
  const [pattern, setPattern] = useState<PatternId>('ba');
  return (
    <>
      <Select
        label={t('demo')}
        data={PATTERNS.map((value) => ({ value, label: t(`pattern_${value}`) }))}
        value={pattern}
        onChange={(event) => setPattern(event.currentTarget.value as PatternId)}
      />
      <Button onClick={() => onLoad(pattern)}>{t('loadDemo')}</Button>
    </>
  );
}

function AutoBuild({ view: { activity, dispatch } }: { view: ActivityView }) {
  const t = useReordererTexts();
  const isOn = activity.auto === 'on';
  return (
    <div className={styles.buttons}>
      <Checkbox label={t('autoBuild')} checked={isOn} onChange={(event) => dispatch({ type: event.currentTarget.checked ? 'resume' : 'pause' })} />
      <span role="status" className={tool.soft}>
        {isOn ? t('autoOn') : t('autoPaused')}
      </span>
      <Button size="sm" disabled={isOn} onClick={() => dispatch({ type: 'resume' })}>
        {t('resume')}
      </Button>
      <Button size="sm" onClick={() => dispatch({ type: 'rebuild' })}>
        {t('rebuild')}
      </Button>
    </div>
  );
}
