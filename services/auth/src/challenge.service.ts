import { Injectable } from '@nestjs/common';
import { auth, type SignIn } from '@transcreate/contracts';
import { failure, Log } from '@transcreate/service-kit';
import { ChallengeStore, type AskedChallenge } from './challenge.store.js';
import { Mailer } from './mailer.js';
import { codeOf, isCode, MAX_TRIES, requesterOf } from './sign-in-code.js';
import { signInMail } from './sign-in-mail.js';
import type { Registration } from './sign-in-rules.js';
import { SigningKey } from './signing-key.js';

/** E-mailed codes: what proves that an address is a person's own. */
@Injectable()
export class ChallengeService {
  constructor(
    private readonly store: ChallengeStore,
    private readonly mailer: Mailer,
    private readonly key: SigningKey,
    private readonly log: Log,
  ) {}

  /** Sends the code of an address, the same one until it is used or over. Fails with `rate_limited` or, when it cannot be sent, `unavailable`. */
  async ask(email: string, registration: Registration | null = null): Promise<SignIn> {
    const now = new Date();
    const asked = await this.store.ask(email, registration, now);
    if ('mailsFrom' in asked) {
      const retryAfter = Math.ceil((asked.mailsFrom.getTime() - now.getTime()) / 1_000);
      throw failure(auth.login, 'rate_limited', 'Too many codes were sent to this address. Use the newest one, or try again later.', { retryAfter });
    }
    await this.#mail(email, asked, now);
    return { challenge: { kind: 'email-code', expiresAt: asked.expiresAt.toISOString() } };
  }

  /**
   * The id of the challenge that a code answers. A wrong code, none asked for, one that is over, and a requester who has used up the tries
   * all fail in the same way, so that nobody learns which it was.
   */
  async check(email: string, code: string, address: string): Promise<string> {
    const tried = await this.store.countTry(email, requesterOf(address), new Date());
    if (!tried || tried.tries > MAX_TRIES || !isCode(codeOf(this.key.codeSecret, tried.id), code)) throw failure(auth.login, 'invalid_code');
    return tried.id;
  }

  async #mail(email: string, { id, expiresAt, mailId }: AskedChallenge, now: Date): Promise<void> {
    const minutes = Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 60_000));
    const mail = signInMail(email, codeOf(this.key.codeSecret, id), minutes);
    try {
      await this.mailer.send(mail, (error) => this.#lost(mailId, error));
    } catch (error) {
      await this.#lost(mailId, error);
      throw failure(auth.login, 'unavailable', 'The mail with your sign-in code could not be sent. Please try again in a moment.', { retryAfter: 5 });
    }
  }

  /** Of the error only what a mail server cannot have quoted the mail in is logged. */
  async #lost(mailId: string, error: unknown): Promise<void> {
    const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
    this.log.warn({ code, command, responseCode }, 'a mail with a sign-in code could not be sent');
    await this.store.forgetMail(mailId).catch((failed: unknown) => this.log.warn({ err: failed }, 'a mail that was not sent counts all the same'));
  }
}
