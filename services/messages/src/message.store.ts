import { Injectable } from '@nestjs/common';
import type { Message as Row, Prisma as Generated } from './generated/client.js';
import { Prisma } from './prisma.store.js';

/** A message as it is kept. */
export type MessageRecord = Row;

/** What a new message says; the rest has defaults. */
export type NewMessage = Pick<Row, 'content' | 'userId' | 'userName' | 'userEmail'>;

/** A transaction on this database. */
export type Transaction = Generated.TransactionClient;

/** The table of messages. */
@Injectable()
export class MessageStore {
  constructor(private readonly prisma: Prisma) {}

  /** Runs `work` in one transaction: all that it writes stands, or nothing. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.prisma.$transaction(work);
  }

  /** At most `most` messages, newest first, of all ages or of those before one. */
  list(before: number | undefined, most: number): Promise<MessageRecord[]> {
    return this.prisma.message.findMany({ where: { age: { lt: before } }, orderBy: { age: 'desc' }, take: most });
  }

  count(): Promise<number> {
    return this.prisma.message.count();
  }

  countUnread(): Promise<number> {
    return this.prisma.message.count({ where: { read: false } });
  }

  add(tx: Transaction, message: NewMessage): Promise<MessageRecord> {
    return tx.message.create({ data: message });
  }

  /** Undefined when there is no such message. */
  async markRead(id: string): Promise<MessageRecord | undefined> {
    const [row] = await this.prisma.message.updateManyAndReturn({ where: { id }, data: { read: true } });
    return row;
  }

  /** A person's messages, oldest first. */
  listBy(userId: string): Promise<MessageRecord[]> {
    return this.prisma.message.findMany({ where: { userId }, orderBy: { age: 'asc' } });
  }

  /** Names the sender of all that a person wrote. */
  async setSender(userId: string, sender: Partial<Pick<Row, 'userName' | 'userEmail'>>): Promise<void> {
    await this.prisma.message.updateMany({ where: { userId }, data: sender });
  }

  /** The replies that a repeated call would get again name their sender. */
  async forgetKeys(owner: string): Promise<void> {
    await this.prisma.idempotencyKey.deleteMany({ where: { owner } });
  }

  /** False when there was no such message. */
  async delete(id: string): Promise<boolean> {
    return (await this.prisma.message.deleteMany({ where: { id } })).count > 0;
  }
}
