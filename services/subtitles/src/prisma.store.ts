import { Injectable } from '@nestjs/common';
import { Database } from '@transcreate/service-kit';
import { PrismaClient } from './generated/client.js';

/** This service's database through Prisma, on the pool that the frame opened. */
@Injectable()
export class Prisma extends PrismaClient {
  constructor(database: Database) {
    super({ adapter: database.adapter });
  }
}
