import { ErrorNotice, Skeleton } from '@transcreate/ui/base';
import { Navigate, PageHeading, RoomSlot, useLocation, usePageTitle } from '@transcreate/web-kit';
import { nameOfPlace } from '../frame/places.js';
import { Protected } from '../inside/protected.js';
import { useShellTexts } from '../locales/use-shell-texts.js';
import styles from './room-pages.module.css';
import { useRooms } from './use-rooms.js';

/** Every page that a room serves. Any other path leads to the landing page. */
export function RoomPages() {
  const t = useShellTexts();
  const { pathname } = useLocation();
  const { data, isError, isFetching, refetch } = useRooms();
  if (isError) return <NoRooms retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('loading')} lines={6} />;
  const room = data.find(({ routes }) => routes.includes(pathname));
  if (!room) return <Navigate to="/" replace />;
  return (
    <Protected>
      <PageName path={pathname} />
      <RoomSlot name={room.name} page />
    </Protected>
  );
}

/** Names the document until the room does so itself. It stands before the room, so that the room has the last word. */
function PageName({ path }: { path: string }) {
  const t = useShellTexts();
  const name = nameOfPlace(path);
  usePageTitle(name ? t(name) : '');
  return null;
}

function NoRooms({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const t = useShellTexts();
  usePageTitle(t('rooms.failed'));
  return (
    <div className={styles.failed}>
      <PageHeading>{t('rooms.failed')}</PageHeading>
      <ErrorNotice retryLabel={t('tryAgain')} retrying={retrying} onRetry={onRetry}>
        {t('rooms.failedText')}
      </ErrorNotice>
    </div>
  );
}
