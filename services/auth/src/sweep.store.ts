import { Injectable } from '@nestjs/common';
import { Prisma } from './prisma.store.js';
import { MAILS_MS } from './sign-in-code.js';

/** Rows outlive their end a little, in ms, because clocks of machines differ. */
const MARGIN_MS = 60_000;

@Injectable()
export class SweepStore {
  constructor(private readonly prisma: Prisma) {}

  /** Removes what has lost its meaning: sessions and revocations whose tokens have expired, codes with their tries, counted mails. */
  async sweep(now: Date): Promise<void> {
    const over = { expiresAt: { lt: new Date(now.getTime() - MARGIN_MS) } };
    await this.prisma.session.deleteMany({ where: over });
    await this.prisma.revocation.deleteMany({ where: over });
    await this.prisma.challenge.deleteMany({ where: over });
    await this.prisma.codeMail.deleteMany({ where: { sentAt: { lt: new Date(now.getTime() - MAILS_MS - MARGIN_MS) } } });
  }
}
