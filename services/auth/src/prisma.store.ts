import { Injectable } from '@nestjs/common';
import { Database } from '@transcreate/service-kit';
import { PrismaClient, type Prisma as Generated } from './generated/client.js';

/** This service's database. */
@Injectable()
export class Prisma extends PrismaClient {
  constructor(database: Database) {
    super({ adapter: database.adapter });
  }
}

/** A transaction; READ COMMITTED, so that a statement after a lock sees what the lock waited for. */
export type Transaction = Generated.TransactionClient;

/** Lets one transaction at a time, of all replicas, past this point for `name`; the lock goes with the transaction. */
export async function lock(tx: Transaction, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
