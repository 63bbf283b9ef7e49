/**
 * What the shell and every room share at run time: one copy in the page, whoever brings it. Parts with behaviour of their own (fields,
 * dialogs, tabs) are in the second shared module, `@transcreate/web-kit/parts`, so that the landing page loads little.
 */
export {
  BrowserRouter, Link, Navigate, NavLink, Outlet, Route, Routes, useLocation, useNavigate, useParams, useSearchParams,
} from 'react-router-dom';
export { QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export { ApiError, isPassing } from './client/api-error.js';
export type { FailureCode } from './client/api-error.js';
export { createClient } from './client/client.js';
export type { CallOptions, Client } from './client/client.js';
export { createQueryClient } from './client/query-client.js';
export { download, save, upload } from './client/transfer.js';
export type { DownloadedFile, Progress, TransferOptions } from './client/transfer.js';
export { provideTransport } from './client/transport.js';
export type { Transport } from './client/transport.js';
export { onDevice } from './device/device-storage.js';
export { rememberedWeek, WEEK_KEYS } from './device/remembered-week.js';
export type { WeekPage } from './device/remembered-week.js';
export { DraftNote } from './drafts/draft-note.js';
export type { DraftShelf } from './drafts/draft-store.js';
export { clearDrafts, hasDrafts, useDraft, useDraftShelf } from './drafts/use-draft.js';
export type { DraftState } from './drafts/use-draft.js';
export { addCatalog } from './languages/languages.js';
export type { Catalog, Language, TextKey, Translated } from './languages/languages.js';
export { useErrorText } from './languages/use-error-text.js';
export { I18nProvider, useLanguage, useTexts } from './languages/use-language.js';
export type { Texts } from './languages/use-language.js';
export { UNREAD_COUNT_KEY } from './messages/unread-count.js';
export { NoticeProvider, useNotices } from './notices/notices.js';
export type { Notices } from './notices/notices.js';
export { DateText } from './pages/date-text.js';
export { formatDate } from './pages/format-date.js';
export { PageHeading, usePageTitle } from './pages/page-heading.js';
export { FACADE_VERSION, offers, provideRoomLoader, RoomTooNew } from './rooms/room.js';
export type { Room, RoomLoader, RoomModule, RoomProps } from './rooms/room.js';
export { RoomSlot } from './rooms/room-slot.js';
export type { RoomSlotProps } from './rooms/room-slot.js';
export type { SessionUser } from './session/credentials.js';
export { isFirstLogin, rememberLogin } from './session/login-history.js';
export { SessionProvider, useSession } from './session/session-provider.js';
export type { SessionView } from './session/session-provider.js';
export { useHeartbeat } from './session/use-heartbeat.js';
export { useTheme } from './theme/use-theme.js';
export type { Theme } from './theme/use-theme.js';
