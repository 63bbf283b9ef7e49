import { failed, PEOPLE, renderRoom, screen, waitFor, within, type FakeApi } from '@transcreate/web-kit/testing';
import { LoginPage } from './login-page.js';

const CHALLENGE = { challenge: { kind: 'email-code' as const, expiresAt: '2026-11-21T14:10:00.000Z' } };
const { guest, visitor, admin } = PEOPLE;

/** A server that sends codes to the admin and lets anybody else in. */
const login: NonNullable<NonNullable<FakeApi['auth']>['login']> = ({ email, code }) => {
  if (email === guest.email) return { token: 'guest', user: guest };
  if (email !== admin.email) return { token: 'v', user: visitor };
  if (code === undefined) return CHALLENGE;
  if (code !== '123456') throw failed(400, 'invalid_code', 'This code is wrong or no longer valid.');
  return { token: 'a', user: admin };
};

function open(auth: NonNullable<FakeApi['auth']> = {}) {
  return renderRoom(<LoginPage />, { user: null, path: '/login', api: { auth: { login, ...auth } } });
}

const email = () => screen.getByLabelText(/Student Email Address/);
const press = (name: string) => screen.getByRole('button', { name });
const place = () => screen.getByTestId('place');

describe('login', () => {
  it('asks for an e-mail address and tells others that they may come in', async () => {
    await open().settled();
    expect(email()).toBeRequired();
    expect(email()).toHaveAttribute('type', 'email');
    expect(screen.getByText('Not a student? Enter any e-mail address to come in as a visitor.')).toBeVisible();
  });

  it('lets a visitor straight in', async () => {
    const { user, settled } = open();
    await settled();
    await user.type(email(), 'vera@example.com{Enter}');
    await waitFor(() => expect(place()).toHaveTextContent('/dashboard'));
    expect(localStorage.getItem('token')).toBe('v');
  });

  it('is busy while the server is asked, and sends once', async () => {
    const { user, settled, server } = open({ login: (input, request) => (input.email === guest.email ? login(input, request) : new Promise(() => undefined)) });
    await settled();
    const before = server.to('POST /api/auth/login').length;
    await user.type(email(), 'vera@example.com{Enter}');
    expect(press('Continue')).toHaveAttribute('aria-busy', 'true');
    await user.click(press('Continue'));
    expect(server.to('POST /api/auth/login')).toHaveLength(before + 1);
  });

  it.each([
    ['The mailbox is full.', 'The mailbox is full.'],
    ['', 'Login failed'],
  ])('shows what the server says (%j), and keeps the address', async (message, shown) => {
    const { user, settled } = open({
      login: (input, request) => {
        if (input.email !== guest.email) throw failed(400, 'invalid_input', message);
        return login(input, request);
      },
    });
    await settled();
    await user.type(email(), 'vera@example.com{Enter}');
    expect(await screen.findByText(shown)).toBeVisible();
    expect(email()).toHaveValue('vera@example.com');
    await user.click(press('Close'));
    expect(screen.queryByText(shown)).not.toBeInTheDocument();
  });
});

describe('code step', () => {
  async function atCode() {
    const view = open();
    await view.settled();
    await view.user.type(email(), `${admin.email}{Enter}`);
    await screen.findByRole('heading', { level: 1, name: 'Enter your code' });
    return view;
  }
  const code = () => screen.getByLabelText(/Sign-in code/);

  it('says where the code went, and has the focus in its field', async () => {
    await atCode();
    expect(screen.getByText(/We have sent a code of six digits to admin@example.edu/)).toBeVisible();
    expect(code()).toHaveFocus();
    expect(localStorage.getItem('token')).toBe('guest');
  });

  it('signs in with the right code, as it was copied from the mail', async () => {
    const { user } = await atCode();
    await user.type(code(), '123 456{Enter}');
    await waitFor(() => expect(place()).toHaveTextContent('/dashboard'));
  });

  it('keeps a wrong code and says so', async () => {
    const { user } = await atCode();
    await user.type(code(), '999999{Enter}');
    expect(await screen.findByText('This code is wrong or no longer valid.')).toBeVisible();
    expect(code()).toHaveValue('999999');
  });

  it('sends the code again, and goes back to the address', async () => {
    const { user, server } = await atCode();
    await user.click(press('Send the code again'));
    expect(await screen.findByText('The code is on its way again.')).toBeVisible();
    expect(server.to('POST /api/auth/login').at(-1)?.input).toEqual({ email: admin.email });
    await user.click(press('Use another e-mail address'));
    expect(email()).toBeVisible();
  });
});

describe('registration', () => {
  async function fillIn(auth: NonNullable<FakeApi['auth']>) {
    const view = open(auth);
    await view.settled();
    await view.user.click(press('Create an account'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create an account' }));
    await view.user.type(dialog.getByLabelText(/E-mail address/), 'vera@example.com');
    await view.user.type(dialog.getByLabelText(/^Name/), 'Vera');
    await view.user.type(dialog.getByLabelText(/Cultures/), 'American, Chinese');
    await view.user.click(dialog.getByRole('button', { name: 'Create account' }));
    return { ...view, dialog };
  }

  it('makes an account and goes in', async () => {
    const { server } = await fillIn({ register: () => ({ token: 'v', user: visitor }) });
    await waitFor(() => expect(place()).toHaveTextContent('/dashboard'));
    expect(server.to('POST /api/auth/register')[0]?.input).toEqual({ email: 'vera@example.com', name: 'Vera', targetCultures: ['American', 'Chinese'] });
  });

  it('asks for the code where the address needs one', async () => {
    await fillIn({ register: () => CHALLENGE });
    expect(await screen.findByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  });

  it.each([
    ['This address is in use.', 'This address is in use.'],
    ['', 'Registration failed'],
  ])('says what the server says (%j), and keeps what was typed', async (message, shown) => {
    const { dialog } = await fillIn({
      register: () => {
        throw failed(409, 'conflict', message);
      },
    });
    expect(await dialog.findByText(shown)).toBeVisible();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Vera');
  });
});
