import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Log } from '@transcreate/service-kit';
import { createTransport, type Transporter } from 'nodemailer';
import { AuthSettings } from './auth-settings.js';
import type { Mail } from './sign-in-mail.js';

/** How long a person waits for the mail server, in ms; a class that signs in at once may queue for longer than that. */
const PATIENCE_MS = 5_000;
/** When a mail server counts as dead, in ms. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** How many mails travel at once; many providers allow no more. */
const CONNECTIONS = 3;

/** Sends mails by the mail server of `SMTP_URL`; without one, writes them to `DATA_DIR/outbox`. */
@Injectable()
export class Mailer implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #transport: Transporter;
  readonly #sending = new Set<Promise<void>>();
  /** The mail server took what it was given last. */
  #working = false;

  constructor(
    private readonly settings: AuthSettings,
    private readonly log: Log,
  ) {
    const { smtpUrl, mailFrom } = settings;
    this.#transport = smtpUrl
      ? createTransport({ url: smtpUrl, pool: true, maxConnections: CONNECTIONS, ...TIMEOUTS }, { from: mailFrom })
      : createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from: mailFrom });
  }

  /** Tries the mail server in the background: a wrong address or password should show in the log now, and not with the first student. */
  onApplicationBootstrap(): void {
    if (!this.settings.smtpUrl) return;
    this.#transport.verify().then(
      () => (this.#working = true),
      (error: unknown) => this.log.error({ err: error }, 'the mail server of SMTP_URL does not take mails; nobody gets a sign-in code'),
    );
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.race([Promise.allSettled(this.#sending), sleep(PATIENCE_MS, undefined, { ref: false })]);
    this.#transport.close();
  }

  /**
   * Resolves when the mail is on its way: when the server has taken it, or takes its time and took the one before. Rejects when it could not
   * be sent; where that shows only afterwards, `whenLost` is called.
   */
  async send(mail: Mail, whenLost: (error: unknown) => Promise<void>): Promise<void> {
    const sending = this.settings.smtpUrl ? this.#submit(mail) : this.#write(mail);
    this.#sending.add(sending);
    const forget = () => void this.#sending.delete(sending);
    sending.then(forget, forget);
    const isSlow = await Promise.race([sending.then(() => false), sleep(PATIENCE_MS, true, { ref: false })]);
    if (!isSlow) return;
    if (!this.#working) throw new Error('The mail server does not answer.');
    sending.catch(whenLost);
  }

  async #submit(mail: Mail): Promise<void> {
    try {
      await this.#transport.sendMail(envelope(mail));
      this.#working = true;
    } catch (error) {
      this.#working = false;
      throw error;
    }
  }

  /** Whoever watches the folder sees a whole file: it gets its name when it is complete. */
  async #write(mail: Mail): Promise<void> {
    const folder = join(this.settings.dataDir, 'outbox');
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
    const { message } = await this.#transport.sendMail(envelope(mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(join(folder, `${name}.tmp`), 'wx', 0o600);
    try {
      await file.writeFile(message);
    } finally {
      await file.close();
    }
    await rename(join(folder, `${name}.tmp`), join(folder, name));
  }
}

/** The address is given as such, so that nothing in it is read as a list. */
function envelope({ to, subject, text }: Mail) {
  return { to: { name: '', address: to }, subject, text, textEncoding: 'quoted-printable' as const };
}
