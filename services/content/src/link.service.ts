import { Injectable } from '@nestjs/common';
import { content, type Link } from '@transcreate/contracts';
import { failure } from '@transcreate/service-kit';
import { LinkStore, type LinkFields, type LinkRecord } from './link.store.js';

const NOT_THERE = 'This link does not exist.';

/** Sites that are useful to translators. */
@Injectable()
export class LinkService {
  constructor(private readonly links: LinkStore) {}

  /** Oldest first. */
  async list(): Promise<Link[]> {
    return (await this.links.list()).map(viewOf);
  }

  async create(fields: LinkFields): Promise<Link> {
    return viewOf(await this.links.create(fields));
  }

  /** Changes the given fields and leaves the others as they are. */
  async update(id: string, changes: Partial<LinkFields>): Promise<Link> {
    const link = await this.links.update(id, changes);
    if (!link) throw failure(content.updateLink, 'not_found', NOT_THERE);
    return viewOf(link);
  }

  async delete(id: string): Promise<void> {
    if (!(await this.links.delete(id))) throw failure(content.deleteLink, 'not_found', NOT_THERE);
  }
}

function viewOf({ id, title, url, desc }: LinkRecord): Link {
  return { _id: id, title, url, desc };
}
