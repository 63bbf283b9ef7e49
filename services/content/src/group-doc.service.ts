import { Injectable } from '@nestjs/common';
import { content, type GroupDoc, type Input, type Output } from '@transcreate/contracts';
import { failure, Settings } from '@transcreate/service-kit';
import { docHosts, docLinkOf } from './doc-link.js';
import { GroupDocStore, type GroupDocRecord } from './group-doc.store.js';

const CREATE = content.createDoc;

/** The shared documents in which groups work. */
@Injectable()
export class GroupDocService {
  readonly #hosts: readonly string[];

  constructor(
    private readonly docs: GroupDocStore,
    settings: Settings,
  ) {
    this.#hosts = docHosts(settings.get('DOC_HOSTS'));
  }

  /** The documents of one week or all, in the order of week and group. */
  async list(weekNumber?: number): Promise<GroupDoc[]> {
    return (await this.docs.list(weekNumber)).map(viewOf);
  }

  /** Sets a group's document in a week, in place of the one that may be there. */
  async put({ docUrl, ...place }: Input<typeof CREATE>): Promise<Output<typeof CREATE>> {
    const { doc, isNew } = await this.docs.put({ ...place, docUrl: this.#checked(docUrl) });
    return isNew ? { doc: viewOf(doc) } : { doc: viewOf(doc), replaced: true };
  }

  async delete(id: string): Promise<void> {
    if (!(await this.docs.delete(id))) throw failure(content.deleteDoc, 'not_found', 'This document link does not exist.');
  }

  #checked(text: string): string {
    const link = docLinkOf(text, this.#hosts);
    if (link) return link;
    const message = text.trim() === '' ? 'Please paste a Google Doc link.' : `Provide a valid Google Doc link (${this.#hosts[0]}/document/d/...).`;
    throw failure(CREATE, 'invalid_input', message, { details: [{ path: 'docUrl', message }] });
  }
}

function viewOf({ id, weekNumber, groupNumber, docUrl }: GroupDocRecord): GroupDoc {
  return { _id: id, weekNumber, groupNumber, docUrl };
}
