import { useSortable } from '@dnd-kit/sortable';
import { ROLES } from '@transcreate/rules/reorderer';
import type { Card as Phrase, Direction, Role } from '@transcreate/rules/reorderer';
import { Badge, Button, Card, classNames, DownIcon, Select, TextInput, UpIcon } from '@transcreate/web-kit/parts';
import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import styles from './reorderer.module.css';
import type { Dispatch } from './use-activity.js';
import { useReordererTexts } from './use-reorderer-texts.js';

interface PhraseCardProps {
  card: Phrase;
  /** Its place in the result, from 1 on. */
  position: number;
  count: number;
  direction: Direction;
  /** Whether its role is part of the pattern that is highlighted. */
  isInPattern: boolean;
  /** The id of the words that say how a card is moved. */
  hint: string;
  dispatch: Dispatch;
  onMove(id: string, step: number): void;
}

/** A phrase that can be moved: its source, its literal translation and its role. */
export const PhraseCard = memo(function PhraseCard({ card, position, count, direction, isInPattern, hint, dispatch, onMove }: PhraseCardProps) {
  const t = useReordererTexts();
  const { id, src, lit, role } = card;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const [source, target] = direction === 'en-zh' ? (['en', 'zh-Hans'] as const) : (['zh-Hans', 'en'] as const);
  const style = { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition };
  return (
    <Card
      component="li"
      ref={setNodeRef}
      style={style}
      tabIndex={-1}
      aria-label={t('card', { position, count, text: src })}
      className={classNames(styles.card, isInPattern && styles.inPattern, isDragging && styles.dragged)}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...listeners}
        className={styles.handle}
        aria-label={t('handle', { text: src, position, count })}
        aria-describedby={hint}
      >
        <span className={styles.grip} aria-hidden="true">
          ⠿
        </span>
        <span className={styles.position}>{position}</span>
        <span className={styles.phrase} lang={source}>
          {src}
        </span>
        {isInPattern && <Badge tone="indigo">{t('inPattern')}</Badge>}
      </button>
      <div className={styles.steps}>
        <Button
          size="sm" variant="quiet" aria-label={t('moveUp', { text: src })} disabled={position === 1} icon={<UpIcon size={16} aria-hidden />}
          onClick={() => onMove(id, -1)}
        />
        <Button
          size="sm" variant="quiet" aria-label={t('moveDown', { text: src })} disabled={position === count} icon={<DownIcon size={16} aria-hidden />}
          onClick={() => onMove(id, 1)}
        />
      </div>
      <TextInput
        className={styles.literal}
        size="sm"
        aria-label={t('literalOf', { text: src })}
        placeholder={t('literal')}
        lang={target}
        value={lit}
        onChange={(event) => dispatch({ type: 'literal', id, text: event.currentTarget.value })}
      />
      <Select
        className={styles.role}
        size="sm"
        aria-label={t('roleOf', { text: src })}
        data={ROLES.map((value) => ({ value, label: `${value} · ${t(`role_${value}`)}` }))}
        value={role}
        onChange={(event) => dispatch({ type: 'role', id, role: event.currentTarget.value as Role })}
      />
    </Card>
  );

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const isField = event.target instanceof HTMLElement && event.target.closest('input, select') !== null;
    if (!step || isField || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMove(id, step);
  }
});
