import { randomUUID } from 'node:crypto';
import { Api } from './api.js';
import { codeFor } from './outbox.js';

export interface Account {
  _id: string;
  email: string;
  name: string;
  role: 'visitor' | 'student' | 'admin';
}

/** A person with a session. */
export interface Person {
  email: string;
  token: string;
  user: Account;
  api: Api;
}

interface SignedIn {
  token: string;
  user: Account;
}

export const ADMIN_EMAIL = 'admin@transcreate.local';
const GUEST_EMAIL = 'visitor@transcreate.local';

/** An address that nobody has had before. */
export const newEmail = (name = 'person') => `${name}-${randomUUID().slice(0, 8)}@example.edu`;

/** Makes people of one product. An admin's own sign-in costs a mail, of which there are few, so the first one's token is handed in. */
export class People {
  readonly #api: Api;

  constructor(
    url: string,
    private readonly dataDir: string,
    private readonly adminToken: string,
  ) {
    this.#api = new Api(url);
  }

  /** The people of a product that a test has started for itself; signs its primary admin in. */
  static async of({ url, dataDir }: { url: string; dataDir: string }): Promise<People> {
    const { token } = await new People(url, dataDir, '').signInWithCode(ADMIN_EMAIL);
    return new People(url, dataDir, token);
  }

  /** The primary admin, in the session that all tests share: it is never signed out. */
  get admin(): Api {
    return this.#api.as(this.adminToken);
  }

  guest(): Promise<Person> {
    return this.#signIn(GUEST_EMAIL);
  }

  visitor(): Promise<Person> {
    return this.#signIn(newEmail('visitor'));
  }

  async student(name = 'Student'): Promise<Person> {
    return this.#signIn(await this.account('student', name));
  }

  /** An admin of one's own, who came in with a mailed code. */
  async ownAdmin(name = 'Admin'): Promise<Person> {
    return this.signInWithCode(await this.account('admin', name));
  }

  /** An account that has not signed in yet; answers its address. */
  async account(role: 'student' | 'admin', name: string): Promise<string> {
    const email = newEmail(role);
    const reply = await this.admin.post('/api/auth/admin/users', { email, name, role });
    if (reply.status !== 201) throw new Error(`No account was made: ${reply.text}`);
    return email;
  }

  /** A new session of somebody who needs no code. */
  again(person: Person): Promise<Person> {
    return person.user.role === 'admin' ? this.signInWithCode(person.email) : this.#signIn(person.email);
  }

  /** Somebody whom the product knows from before, and who needs no code. */
  returning(email: string): Promise<Person> {
    return this.#signIn(email);
  }

  async signInWithCode(email: string): Promise<Person> {
    await this.#api.post('/api/auth/login', { email });
    return this.#signIn(email, await codeFor(this.dataDir, email));
  }

  async #signIn(email: string, code?: string): Promise<Person> {
    const reply = await this.#api.post<SignedIn>('/api/auth/login', { email, ...(code ? { code } : {}) });
    if (reply.status !== 200) throw new Error(`${email} could not sign in: ${reply.text}`);
    const { token, user } = reply.body;
    return { email, token, user, api: this.#api.as(token) };
  }
}
