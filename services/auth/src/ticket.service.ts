import { Injectable } from '@nestjs/common';
import { auth, callOfPath, CONTRACTS, refusalOf, TICKET, ticketPathOf, type Caller } from '@transcreate/contracts';
import { failure } from '@transcreate/service-kit';
import { SessionService } from './session.service.js';
import { SigningKey } from './signing-key.js';
import { lifeFrom, signTicket } from './token.js';

/** How long a ticket opens its path, in ms. */
const TICKET_MS = 10 * 60_000;

/** Tickets: addresses that open one path without a header, for what a browser fetches by itself. */
@Injectable()
export class TicketService {
  constructor(
    private readonly sessions: SessionService,
    private readonly key: SigningKey,
  ) {}

  /**
   * The address with a ticket. Refuses as the call of the path would: `not_found` for a path that no call has, and for who may not make the
   * call its refusal. Whether what the path names is there shows when it is opened.
   */
  async make(caller: Caller, address: string): Promise<string> {
    const path = ticketPathOf(address);
    const line = path && callOfPath(CONTRACTS, path.split('?', 1)[0]!);
    if (!line) throw failure(auth.createTicket, 'not_found');
    const refusal = refusalOf(line.access, caller);
    if (refusal) throw failure(auth.createTicket, refusal);
    const { sessionId: sid, userId: sub, role, guest, email, username } = caller;
    const ticket = await signTicket(this.key, { sub, sid, role, guest, email, username, path }, await this.#life(caller));
    return `${path}${path.includes('?') ? '&' : '?'}${TICKET}=${ticket}`;
  }

  /** Ten minutes, or what is left of the session. */
  async #life(caller: Caller) {
    const session = await this.sessions.find(caller);
    const life = lifeFrom(new Date(), TICKET_MS);
    return session.expiresAt < life.expiresAt ? { ...life, expiresAt: session.expiresAt } : life;
  }
}
