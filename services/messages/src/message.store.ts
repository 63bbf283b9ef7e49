import { Injectable } from '@nestjs/common';
import { Database, type RawSql } from '@transcreate/service-kit';
import type { Message as Row } from './generated/client.js';
import { Prisma } from './prisma.store.js';

/** A message as it is kept. */
export type MessageRecord = Row;

/** What a new message says; the rest has defaults. */
export type NewMessage = Pick<Row, 'content' | 'userId' | 'userName' | 'userEmail'>;

const ADD = `
  INSERT INTO message (id, content, user_id, user_name, user_email) VALUES (gen_random_uuid(), $1, $2, $3, $4)
  RETURNING id, age, content, user_id AS "userId", user_name AS "userName", user_email AS "userEmail", read, created_at AS "createdAt"`;

/** The table of messages. */
@Injectable()
export class MessageStore {
  constructor(
    private readonly prisma: Prisma,
    private readonly database: Database,
  ) {}

  /** Runs `work` in one transaction, in plain SQL: all that it writes stands, or nothing. */
  transaction<T>(work: (tx: RawSql) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
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

  async add(tx: RawSql, { content, userId, userName, userEmail }: NewMessage): Promise<MessageRecord> {
    const [row] = await tx.$queryRawUnsafe<MessageRecord[]>(ADD, content, userId, userName, userEmail);
    return row!;
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
