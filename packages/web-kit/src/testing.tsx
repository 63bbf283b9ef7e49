/** Test renders for the shell and the rooms: the real plumbing of a page, on a server that the test answers for. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { UiProvider } from '@transcreate/ui';
import { createQueryClient } from './client/query-client.js';
import { provideTransport } from './client/transport.js';
import { I18nProvider } from './languages/use-language.js';
import { i18n } from './languages/languages.js';
import type { Language } from './languages/languages.js';
import { NoticeProvider } from './notices/notices.js';
import { credentials, localToken } from './session/credentials.js';
import type { SessionUser } from './session/credentials.js';
import { SessionProvider, useSession } from './session/session-provider.js';
import { fakeServer } from './testing/fake-server.js';
import type { FakeApi } from './testing/fake-server.js';
import { PEOPLE } from './testing/people.js';

export { act, screen, waitFor, within } from '@testing-library/react';
export { failed, fakeServer } from './testing/fake-server.js';
export type { FakeApi, FakeRequest, FakeServer } from './testing/fake-server.js';
export { PEOPLE, personOf } from './testing/people.js';

export interface RenderOptions {
  /** Who is signed in, 'student' unless told. Null: nobody has been here yet. */
  user?: keyof typeof PEOPLE | SessionUser | null;
  /** How the server answers; signing in as the guest, the profile and heartbeats answer by themselves. */
  api?: FakeApi;
  /** The page's path. */
  path?: string;
  language?: Language;
}

/** Renders a page, or a part of one, with router, queries, session, languages and notices around it. */
export function renderRoom(ui: ReactNode, { user = 'student', api = {}, path = '/', language = 'en' }: RenderOptions = {}) {
  const person = typeof user === 'string' ? PEOPLE[user] : user;
  if (person) credentials.store(person === PEOPLE.offline ? localToken() : `token-of-${person._id}`, person);
  const server = fakeServer({ ...api, auth: { ...frameAnswers(person), ...api.auth } });
  provideTransport(server.transport);
  void i18n.changeLanguage(language);
  const queries = createQueryClient();
  const result = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <I18nProvider>
          <UiProvider still>
            <SessionProvider>
              <NoticeProvider>{ui}</NoticeProvider>
              <Place />
            </SessionProvider>
          </UiProvider>
        </I18nProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  /** Waits until the session has been proved, as a person would before they type. */
  const settled = () => waitFor(() => expect(screen.getByTestId('place')).toHaveAttribute('data-ready', 'true'));
  return { ...result, server, queries, settled, user: userEvent.setup({ delay: null }) };
}

/** Where the page is, and the way back that it knows: `getByTestId('place')`. */
function Place() {
  const { pathname, state } = useLocation();
  const { ready } = useSession();
  return (
    <p data-testid="place" data-ready={ready} data-state={JSON.stringify(state)}>
      {pathname}
    </p>
  );
}

function frameAnswers(person: SessionUser | null): NonNullable<FakeApi['auth']> {
  return {
    getConfig: () => ({ guestEmail: PEOPLE.guest.email, guestAccess: 'on' }),
    login: () => ({ token: `token-of-${PEOPLE.guest._id}`, user: PEOPLE.guest }),
    getProfile: () => person ?? PEOPLE.guest,
    heartbeat: () => ({ success: true }),
    logout: () => ({ success: true }),
  };
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  provideTransport((url, init) => fetch(url, init));
});
