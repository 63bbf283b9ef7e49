import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { cardsInOrder, cardsOfPattern } from '@transcreate/rules/reorderer';
import type { Activity, PatternId } from '@transcreate/rules/reorderer';
import { VisuallyHidden } from '@transcreate/web-kit/parts';
import { useCallback, useId, useState } from 'react';
import tool from '../../parts/tool.module.css';
import { PhraseCard } from './phrase-card.js';
import styles from './reorderer.module.css';
import type { Dispatch } from './use-activity.js';
import { useReordererTexts } from './use-reorderer-texts.js';

/** A pointer has to move so far before it drags, in pixels; a click stays a click. */
const DRAG_DISTANCE = 4;

interface CardListProps {
  activity: Activity;
  dispatch: Dispatch;
  highlighted: PatternId | undefined;
}

/** The phrases in the order of the result. They are dragged, moved by arrow keys, or by their buttons. */
export function CardList({ activity, dispatch, highlighted }: CardListProps) {
  const t = useReordererTexts();
  const hint = useId();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }));
  const cards = cardsInOrder(activity);
  const { order } = activity;
  const inPattern = highlighted ? cardsOfPattern(highlighted, activity) : [];
  const [movedId, setMovedId] = useState('');

  const move = useCallback(
    (id: string, step: number) => {
      dispatch({ type: 'step', id, step });
      setMovedId(id);
    },
    [dispatch],
  );

  const words = (id: string | number, at: string | number = id) => ({
    text: cards.find((card) => card.id === id)?.src ?? '', position: order.indexOf(String(at)) + 1, count: order.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('dragStart', words(active.id)),
    onDragOver: ({ active, over }) => (over ? t('dragOver', words(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? t('moved', words(active.id, over.id)) : t('dragCancel', words(active.id))),
    onDragCancel: ({ active }) => t('dragCancel', words(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) dispatch({ type: 'move', from: order.indexOf(String(active.id)), to: order.indexOf(String(over.id)) });
  };

  return (
    <section className={tool.fields} aria-label={t('cardsTitle')}>
      <h3>{t('cardsTitle')}</h3>
      {cards.length === 0 ? (
        <p className={tool.soft}>{t('cardsEmpty')}</p>
      ) : (
        <>
          <p id={hint} className={tool.soft}>
            {t('cardsHint')}
          </p>
          <DndContext
            sensors={sensors}
            collisionDetection={closestCenter}
            accessibility={{ announcements, screenReaderInstructions: { draggable: t('cardsHint') } }}
            onDragEnd={drop}
          >
            <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
              <ol className={styles.cards}>
                {cards.map((card, index) => (
                  <PhraseCard
                    key={card.id}
                    card={card}
                    position={index + 1}
                    count={cards.length}
                    direction={activity.direction}
                    isInPattern={inPattern.includes(card.id)}
                    hint={hint}
                    dispatch={dispatch}
                    onMove={move}
                  />
                ))}
              </ol>
            </SortableContext>
          </DndContext>
          <div role="status">
            <VisuallyHidden>{order.includes(movedId) && t('moved', words(movedId))}</VisuallyHidden>
          </div>
        </>
      )}
    </section>
  );
}
