import { Injectable } from '@nestjs/common';
import type { RawSql } from '@transcreate/service-kit';
import type { Prisma as Sql } from './generated/client.js';

/** A transaction of this service's database. */
export type Transaction = Sql.TransactionClient;

interface Held {
  closedAt: Date | null;
}

/** Which source texts take submissions. Who submits holds a text open until the end of the transaction; who closes it waits for that. */
@Injectable()
export class SourceTextStore {
  /** Holds a source text open until `tx` ends, or answers false because it was closed. A text that was never submitted to becomes known. */
  async holdOpen(tx: RawSql, id: string): Promise<boolean> {
    const known = await lockShared(tx, id);
    if (known) return known.closedAt === null;
    await makeKnown(tx, id);
    return (await lockShared(tx, id))?.closedAt === null;
  }

  /** Waits until nobody holds the source text open and answers whether it was closed before; nobody else holds or closes it until `tx` ends. */
  async lock(tx: Transaction, id: string): Promise<{ wasClosed: boolean }> {
    await makeKnown(tx, id);
    const [text] = await tx.$queryRaw<Held[]>`SELECT closed_at AS "closedAt" FROM source_text WHERE id = ${id}::uuid FOR UPDATE`;
    return { wasClosed: text?.closedAt !== null };
  }

  async close(tx: Transaction, id: string): Promise<void> {
    await tx.sourceText.update({ where: { id }, data: { closedAt: new Date() } });
  }
}

async function makeKnown(tx: RawSql, id: string): Promise<void> {
  await tx.$executeRawUnsafe('INSERT INTO source_text (id) VALUES ($1::uuid) ON CONFLICT DO NOTHING', id);
}

/** The lock that a foreign key takes anyway: many can hold it at the same time, and `FOR UPDATE` waits for all of them. */
async function lockShared(tx: RawSql, id: string): Promise<Held | undefined> {
  const [text] = await tx.$queryRawUnsafe<Held[]>('SELECT closed_at AS "closedAt" FROM source_text WHERE id = $1::uuid FOR KEY SHARE', id);
  return text;
}
