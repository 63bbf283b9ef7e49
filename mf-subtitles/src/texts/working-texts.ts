import { isPassing } from '@transcreate/web-kit';
import type { DraftShelf } from '@transcreate/web-kit';

/** A text of a segment that was saved while the server could not be reached. */
interface Unsent {
  text: string;
  /** What the server had when the text was begun; null if nobody knew. */
  base: string | null;
  /** ISO 8601. */
  savedAt: string;
}

/** What the server knows of a segment's text. */
export interface ServerText {
  text: string;
  /** When it was saved, ISO 8601; undefined where the server does not say. */
  savedAt?: string;
}

/** The server as this class needs it. Both reject with an `ApiError`. */
export interface TextServer {
  save(segmentId: number, text: string): Promise<void>;
  read(): Promise<ReadonlyMap<number, ServerText>>;
}

/** `saved`: the server has it. `local`: this device keeps it, and it is sent when the server can be reached. */
export type SaveResult = 'saved' | 'local';

const UNSENT = 'subtitle-unsent:';
const OTHER = 'subtitle-other:';

/**
 * A person's working texts on their way to the server. What can't be sent waits on the device and is sent by `deliver`. Where the same
 * segment was changed elsewhere meanwhile, the newer text wins and the other one is kept, until the person has chosen. One thing happens
 * after the other, so that an older text never arrives after a newer one.
 */
export class WorkingTexts {
  #unsent: ReadonlyMap<number, string>;
  #others: ReadonlyMap<number, string>;
  #last: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly shelf: DraftShelf,
    private readonly server: TextServer,
  ) {
    this.#unsent = this.#textsOf(UNSENT);
    this.#others = this.#textsOf(OTHER);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The texts that wait, by segment. */
  readonly unsent = (): ReadonlyMap<number, string> => this.#unsent;
  /** The texts that lost against a newer one, by segment. */
  readonly others = (): ReadonlyMap<number, string> => this.#others;

  /** Saves a text, on this device at least. Rejects if the server refuses it. `base` is what the server had before, null if unknown. */
  save(segmentId: number, text: string, base: string | null): Promise<SaveResult> {
    return this.#afterTheLast(async () => {
      try {
        await this.server.save(segmentId, text);
      } catch (error) {
        if (!isPassing(error)) throw error;
        this.#keep(segmentId, text, this.#read(segmentId)?.base ?? base);
        return 'local';
      }
      this.#drop(segmentId);
      return 'saved';
    });
  }

  /** Sends what waits. Answers how many texts the server has now that it had not before. Rejects if it can't be reached. */
  deliver(): Promise<number> {
    return this.#afterTheLast(async () => {
      if (this.#unsent.size === 0) return 0;
      const known = await this.server.read();
      let sent = 0;
      for (const segmentId of this.#unsent.keys()) sent += (await this.#deliverOne(segmentId, known.get(segmentId) ?? { text: '' })) ? 1 : 0;
      return sent;
    });
  }

  /** The person has chosen: the text that lost is not needed any more. */
  forgetOther(segmentId: number): void {
    this.shelf.remove(OTHER + segmentId);
    this.reread();
  }

  /** Looks at the device again: another tab may have changed something. */
  reread(): void {
    this.#unsent = this.#textsOf(UNSENT);
    this.#others = this.#textsOf(OTHER);
    for (const listener of this.#listeners) listener();
  }

  async #deliverOne(segmentId: number, known: ServerText): Promise<boolean> {
    const unsent = this.#read(segmentId);
    if (!unsent) return false;
    if (known.text === unsent.text) return this.#drop(segmentId);
    const isChangedElsewhere = known.text !== '' && known.text !== unsent.base;
    const isOlder = isChangedElsewhere && known.savedAt !== undefined && known.savedAt > unsent.savedAt;
    if (!isOlder && !(await this.#isTaken(segmentId, unsent.text))) return this.#lose(segmentId, unsent.text);
    if (isChangedElsewhere) this.shelf.write(OTHER + segmentId, isOlder ? unsent.text : known.text);
    this.#drop(segmentId);
    return !isOlder;
  }

  /** Whether the server takes a text; false if it never will. Rejects if it can't be reached. */
  async #isTaken(segmentId: number, text: string): Promise<boolean> {
    try {
      await this.server.save(segmentId, text);
      return true;
    } catch (error) {
      if (isPassing(error)) throw error;
      return false;
    }
  }

  #lose(segmentId: number, text: string): false {
    this.shelf.write(OTHER + segmentId, text);
    return this.#drop(segmentId);
  }

  #keep(segmentId: number, text: string, base: string | null): void {
    this.shelf.write(UNSENT + segmentId, JSON.stringify({ text, base }));
    this.reread();
  }

  #drop(segmentId: number): false {
    this.shelf.remove(UNSENT + segmentId);
    this.reread();
    return false;
  }

  #read(segmentId: number): Unsent | undefined {
    const draft = this.shelf.read(UNSENT + segmentId);
    if (!draft) return undefined;
    return { ...unpacked(draft.text), savedAt: draft.savedAt };
  }

  #textsOf(beginning: string): ReadonlyMap<number, string> {
    const ids = this.shelf.keys(beginning).map((key) => Number(key.slice(beginning.length)));
    const textOf = (id: number) => (beginning === UNSENT ? this.#read(id)?.text : this.shelf.read(beginning + id)?.text) ?? '';
    return new Map(ids.toSorted((one, other) => one - other).map((id) => [id, textOf(id)]));
  }

  #afterTheLast<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work, work);
    this.#last = next.catch(() => undefined);
    return next;
  }
}

/** What `#keep` has packed; anything else that stands there (a person's own edit) is taken as a text. */
function unpacked(stored: string): { text: string; base: string | null } {
  try {
    const { text, base } = JSON.parse(stored) as { text?: unknown; base?: unknown };
    return { text: typeof text === 'string' ? text : stored, base: typeof base === 'string' ? base : null };
  } catch {
    return { text: stored, base: null };
  }
}
