import { Route, Routes, useSession, useTheme } from '@transcreate/web-kit';
import { UiProvider } from '@transcreate/web-kit/parts';
import { useEffect } from 'react';
import { Frame } from '../frame/frame.js';
import { DashboardPage } from '../pages/dashboard/dashboard-page.js';
import { LoginPage } from '../pages/login/login-page.js';
import { RoomPages } from '../rooms/room-pages.js';
import { pageNonce } from './nonce.js';
import { preloadForms } from './preload-forms.js';
import { Protected } from './protected.js';

/** Everything but the landing page; it brings fields and dialogs along. */
export function Inside() {
  const { theme } = useTheme();
  const { isAdmin } = useSession();
  useEffect(() => {
    if (isAdmin) preloadForms();
  }, [isAdmin]);
  return (
    <UiProvider nonce={pageNonce()} colorScheme={theme}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route element={<Frame />}>
          <Route
            path="/dashboard"
            element={
              <Protected>
                <DashboardPage />
              </Protected>
            }
          />
          <Route path="*" element={<RoomPages />} />
        </Route>
      </Routes>
    </UiProvider>
  );
}
