import { Injectable } from '@nestjs/common';
import type { content, Input } from '@transcreate/contracts';
import type { Link as Row } from './generated/client.js';
import { Prisma } from './prisma.store.js';

/** What a person writes of a link. */
export type LinkFields = Input<typeof content.createLink>;

/** A link as it is kept. */
export type LinkRecord = Row;

/** The table of useful sites. */
@Injectable()
export class LinkStore {
  constructor(private readonly prisma: Prisma) {}

  /** Oldest first. */
  list(): Promise<LinkRecord[]> {
    return this.prisma.link.findMany({ orderBy: { age: 'asc' } });
  }

  create({ title, url, desc }: LinkFields): Promise<LinkRecord> {
    return this.prisma.link.create({ data: { title, url, desc } });
  }

  /** Changes the fields that are given; undefined when there is no such link. */
  async update(id: string, { title, url, desc }: Partial<LinkFields>): Promise<LinkRecord | undefined> {
    const [row] = await this.prisma.link.updateManyAndReturn({ where: { id }, data: { title, url, desc } });
    return row;
  }

  /** False when there was no such link. */
  async delete(id: string): Promise<boolean> {
    return (await this.prisma.link.deleteMany({ where: { id } })).count > 0;
  }
}
