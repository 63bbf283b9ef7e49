import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Boundary, Button, Card, Skeleton } from '@transcreate/ui/base';
import { useKitTexts } from '../languages/use-error-text.js';
import styles from './room-slot.module.css';
import { loadRoom, RoomTooNew } from './room.js';
import type { Room, RoomModule } from './room.js';

export interface RoomSlotProps {
  /** The room's name, as in `mf-<name>`. */
  name: string;
  /** The path below which the room's own routes lie. */
  basePath?: string;
  /** The room is the whole page, so a card in its place carries the page's heading. */
  page?: boolean;
  /** What a failure's card says instead of the usual title: which part is missing. */
  failedTitle?: string;
}

/** The place of a room: a skeleton until it is there; a card with 'Try again' if it can't be loaded or breaks, and the rest of the page goes on. */
export function RoomSlot({ name, basePath = '', page = false, failedTitle }: RoomSlotProps) {
  const t = useKitTexts();
  const { pathname } = useLocation();
  const [entry, setEntry] = useState(() => enter(name, page));
  let current = entry;
  if (entry.name !== name) {
    current = enter(name, page);
    setEntry(current);
  }
  const { Content } = current;
  return (
    <Boundary
      key={name}
      page={page}
      resetKey={pathname}
      title={failedTitle ?? t('roomFailed')}
      text={t('roomFailedText')}
      retryLabel={t('tryAgain')}
      onRetry={() => setEntry(enter(name, page))}
    >
      <Suspense fallback={<Skeleton label={t('roomLoading')} lines={6} />}>
        <Content basePath={basePath} />
      </Suspense>
    </Boundary>
  );
}

/** One attempt at a room: `lazy` remembers a failure for ever, so a new attempt needs a new component. */
function enter(name: string, page: boolean): { name: string; Content: Room } {
  const Content = lazy(async () => ({ default: (await loadRoom(name).catch((error: unknown) => tooNewOrFailed(error, page))).App }));
  return { name, Content };
}

function tooNewOrFailed(error: unknown, page: boolean): RoomModule {
  if (error instanceof RoomTooNew) return { App: () => <TooNewCard page={page} /> };
  throw error;
}

function TooNewCard({ page }: { page: boolean }) {
  const t = useKitTexts();
  const Heading = page ? 'h1' : 'h2';
  return (
    <Card role="alert" className={styles.card}>
      <Heading>{t('roomTooNew')}</Heading>
      <p>{t('roomTooNewText')}</p>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </Card>
  );
}
