import {
  BrowserRouter, createQueryClient, I18nProvider, NoticeProvider, provideRoomLoader, QueryClientProvider, SessionProvider,
} from '@transcreate/web-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { pageNonce } from './inside/nonce.js';
import { roomLoader } from './rooms/load-room.js';
import { listRooms } from './rooms/use-rooms.js';
import { Site } from './site.js';

// Components that lock the page's scrolling write a style tag and read the nonce from here.
__webpack_nonce__ = pageNonce();

const queries = createQueryClient();
provideRoomLoader(roomLoader(() => listRooms(queries)));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <I18nProvider>
      <QueryClientProvider client={queries}>
        {/* Filters stand in the address: as a transition, a checkbox would take a click back until the page has been drawn anew. */}
        <BrowserRouter useTransitions={false}>
          <NoticeProvider>
            <SessionProvider>
              <Site />
            </SessionProvider>
          </NoticeProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
