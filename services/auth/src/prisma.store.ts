import { Injectable } from '@nestjs/common';
import { Database } from '@transcreate/service-kit';
import { PrismaClient, type Prisma as Generated } from './generated/client.js';

/** How long a transaction may wait for a connection and then take, in ms: a class that signs in at once queues for longer than the usual 2 s. */
const PATIENCE_MS = 8_000;

/** This service's database. */
@Injectable()
export class Prisma extends PrismaClient {
  constructor(database: Database) {
    super({ adapter: database.adapter, transactionOptions: { maxWait: PATIENCE_MS, timeout: PATIENCE_MS } });
  }
}

/** A transaction; READ COMMITTED, so that a statement after a lock sees what the lock waited for. */
export type Transaction = Generated.TransactionClient;

/** Lets one transaction at a time, of all replicas, past this point for `name`; the lock goes with the transaction. */
export async function lock(tx: Transaction, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
