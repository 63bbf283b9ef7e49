import { ErrorNotice, Skeleton } from '@transcreate/ui/base';
import { Navigate, RoomSlot, useLocation } from '@transcreate/web-kit';
import { Protected } from '../inside/protected.js';
import { useShellTexts } from '../locales/use-shell-texts.js';
import { useRooms } from './use-rooms.js';

/** Every page that a room serves. Any other path leads to the landing page. */
export function RoomPages() {
  const t = useShellTexts();
  const { pathname } = useLocation();
  const { data, isError, isFetching, refetch } = useRooms();
  if (isError) {
    return (
      <ErrorNotice title={t('rooms.failed')} retryLabel={t('tryAgain')} retrying={isFetching} onRetry={() => void refetch()}>
        {t('rooms.failedText')}
      </ErrorNotice>
    );
  }
  if (!data) return <Skeleton label={t('loading')} lines={6} />;
  const room = data.find(({ routes }) => routes.includes(pathname));
  if (!room) return <Navigate to="/" replace />;
  return (
    <Protected>
      <RoomSlot name={room.name} basePath="" />
    </Protected>
  );
}
