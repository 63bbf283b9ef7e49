import { Injectable } from '@nestjs/common';
import { auth, type ClassListLine, type ClassListResult, type Input } from '@transcreate/contracts';
import { failure } from '@transcreate/service-kit';
import { AuthSettings } from './auth-settings.js';
import { readClassList, UnreadableClassList, type ClassListTable } from './class-list-file.js';
import { addressed, countsOf, lineOf, type AddressedEntry, type ListedAccount } from './class-list-rules.js';
import { ClassListStore } from './class-list.store.js';
import { csvTable } from './csv.js';
import { RevocationService } from './revocation.service.js';

type File = Input<typeof auth.importClassList>;

/** How many people one transaction takes: no sign-in waits long for it, and other calls come between two of them. */
const BATCH = 500;
/** The mark by which a spreadsheet knows UTF-8. */
const UTF8_MARK = '\uFEFF';

/** A whole class in one table. */
@Injectable()
export class ClassListService {
  constructor(
    private readonly store: ClassListStore,
    private readonly revocations: RevocationService,
    private readonly settings: AuthSettings,
  ) {}

  /** What an import would do; nothing is changed. */
  preview(file: File): Promise<ClassListResult> {
    return this.#through(file, async (entries) => {
      const known = await this.store.accountsOf(entries.flatMap(({ address }) => address ?? []));
      return entries.map((entry) => this.#rule(entry, known.get(entry.address ?? '')));
    });
  }

  /** Does what the preview says, for accounts as they are by now. */
  import(file: File): Promise<ClassListResult> {
    return this.#through(file, async (entries) => {
      const { lines, revoked } = await this.store.apply(entries, (entry, before) => this.#rule(entry, before));
      this.revocations.announce(revoked);
      return lines;
    });
  }

  /** Students and admins as a table; importing it changes nothing. */
  async export(): Promise<string> {
    const accounts = await this.store.listed();
    const rows = accounts.map(({ email, name, displayName, role }) => [email, name, displayName, role]);
    return UTF8_MARK + csvTable([['email', 'name', 'displayName', 'role'], ...rows]);
  }

  async #through({ file }: File, work: (entries: AddressedEntry[]) => Promise<ClassListLine[]>): Promise<ClassListResult> {
    const { entries, encoding, separator } = readable(Buffer.from(file, 'base64'));
    const all = addressed(entries);
    const lines: ClassListLine[] = [];
    for (let start = 0; start < all.length; start += BATCH) lines.push(...(await work(all.slice(start, start + BATCH))));
    return { lines, counts: countsOf(lines), encoding, separator };
  }

  #rule(entry: AddressedEntry, before: ListedAccount | undefined): ClassListLine {
    return lineOf(entry, before, this.settings);
  }
}

function readable(bytes: Uint8Array): ClassListTable {
  try {
    return readClassList(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableClassList)) throw error;
    throw failure(auth.importClassList, 'invalid_input', error.message, { details: [{ path: 'file', message: error.message }] });
  }
}
