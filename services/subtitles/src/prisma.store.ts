import { Injectable } from '@nestjs/common';
import { Database } from '@transcreate/service-kit';
import { PrismaClient } from './generated/client.js';

/** How long a transaction may wait for a connection and then take, in ms: changes of time codes are made one after the other. */
const PATIENCE_MS = 8_000;

/** This service's database through Prisma, on the pool that the frame opened. */
@Injectable()
export class Prisma extends PrismaClient {
  constructor(database: Database) {
    super({ adapter: database.adapter, transactionOptions: { maxWait: PATIENCE_MS, timeout: PATIENCE_MS } });
  }
}
