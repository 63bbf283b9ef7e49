import { composedTarget, hintsFor } from '@transcreate/rules/reorderer';
import type { Activity } from '@transcreate/rules/reorderer';
import { Badge, Button, Card, SourceText } from '@transcreate/web-kit/parts';
import { CopyButton } from '../../parts/copy-button.js';
import tool from '../../parts/tool.module.css';
import { OrderPicture } from './order-picture.js';
import styles from './reorderer.module.css';
import type { Dispatch } from './use-activity.js';
import { useReordererTexts } from './use-reorderer-texts.js';

/** The literal translations in their new order, a picture of what has moved, and what the grammar says. */
export function ResultPanel({ activity, dispatch }: { activity: Activity; dispatch: Dispatch }) {
  const t = useReordererTexts();
  const text = composedTarget(activity);
  const hints = hintsFor(activity);
  const isMoved = activity.order.some((id, index) => id !== activity.cards[index]?.id);
  return (
    <Card component="section" className={tool.fields} aria-label={t('resultTitle')}>
      <div className={tool.head}>
        <h3>{t('resultTitle')}</h3>
        <div className={tool.badges}>
          {text !== '' && <CopyButton text={text} />}
          <Button size="sm" disabled={!isMoved} onClick={() => dispatch({ type: 'resetOrder' })}>
            {t('resetOrder')}
          </Button>
        </div>
      </div>
      <div role="status" className={styles.result}>
        {text === '' ? (
          <p className={tool.soft}>{t('resultEmpty')}</p>
        ) : (
          <SourceText language={activity.direction === 'en-zh' ? 'zh-Hans' : 'en'} size="lg">
            {text}
          </SourceText>
        )}
      </div>
      <OrderPicture activity={activity} />
      {hints.length > 0 && (
        <div className={tool.result}>
          <h4 className={styles.hintsTitle}>{t('hints')}</h4>
          <ul className={styles.hints}>
            {hints.map(({ id, isBroken }) => (
              <li key={id}>
                <Badge tone={isBroken ? 'amber' : 'jade'}>{isBroken ? t('hintBroken') : t('hintKept')}</Badge> {t(`hint_${id}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
