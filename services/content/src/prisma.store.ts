import { Injectable } from '@nestjs/common';
import { Database } from '@transcreate/service-kit';
import { PrismaClient } from './generated/client.js';

/** How long a transaction may wait for a connection and then take, in ms: filling a new course on a busy machine takes longer than the usual 5 s. */
const PATIENCE_MS = 60_000;

/** This service's database through Prisma, on the pool that the frame opened. */
@Injectable()
export class Prisma extends PrismaClient {
  constructor(database: Database) {
    super({ adapter: database.adapter, transactionOptions: { maxWait: PATIENCE_MS, timeout: PATIENCE_MS } });
  }
}
