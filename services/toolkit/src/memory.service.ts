import { Injectable } from '@nestjs/common';
import { submissions, type Caller, type Input, type MemorySuggestion, type Output, type toolkit } from '@transcreate/contracts';
import { Bus, Failure, Log, Settings } from '@transcreate/service-kit';
import { Allowance } from './allowance.js';
import { Answers } from './answers.js';
import { myMemory, type ExternalMemory, type Found } from './memory/my-memory.js';
import { OutsideFailure } from './outside.js';

type Asked = Input<typeof toolkit.searchMemory>;
type Result = Output<typeof toolkit.searchMemory>;

/** How many suggestions there are (specification, section 9). */
const MOST = 5;
/** How many answers of the external memory are kept, and for how long, in ms. */
const MOST_KEPT = 500;
const KEPT_MS = 3_600_000;
/** How long an external memory in trouble is left alone, in ms, so that not everybody waits for it. */
const REST_MS = 30_000;

interface External {
  machine: string | null;
  found: readonly Found[];
}
const NOTHING: External = { machine: null, found: [] };

/** Translation memories: what the class has translated, then what an external memory has, where one was set up. */
@Injectable()
export class MemoryService {
  readonly #external: ExternalMemory | undefined;
  readonly #allowance: Allowance;
  readonly #answers = new Answers<External>(MOST_KEPT, KEPT_MS);
  #restsUntil = -Infinity;

  constructor(
    settings: Settings,
    private readonly bus: Bus,
    private readonly log: Log,
  ) {
    this.#external = myMemory(settings);
    this.#allowance = new Allowance(settings);
  }

  /** At most five suggestions, the class's first and none twice. Either memory alone is answer enough; it fails when neither can be asked. */
  async search(asked: Asked, caller: Pick<Caller, 'userId'>): Promise<Result> {
    const [own, { machine, found }] = await Promise.all([this.#searchClass(asked), this.#askExternal(asked, caller)]);
    if (own instanceof Failure && machine === null && found.length === 0) throw own;
    const external = found.map((entry): MemorySuggestion => ({ ...entry, origin: 'external' })).toSorted((a, b) => b.score - a.score);
    return { machine, suggestions: distinct([...(own instanceof Failure ? [] : own), ...external]).slice(0, MOST) };
  }

  async #searchClass({ q, langpair }: Asked): Promise<MemorySuggestion[] | Failure> {
    try {
      const { translations } = await this.bus.call(submissions.searchTranslations, { text: q, sourceLanguage: langpair === 'en|zh-CN' ? 'English' : 'Chinese', most: MOST });
      return translations.map((entry) => ({ ...entry, origin: 'class' as const }));
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
  }

  /** Nothing, where it can't help: its trouble goes into the log, without the text and the key. */
  async #askExternal(asked: Asked, { userId }: Pick<Caller, 'userId'>): Promise<External> {
    const memory = this.#external;
    if (!memory || performance.now() < this.#restsUntil) return NOTHING;
    const { q, langpair } = asked;
    try {
      return await this.#answers.to(JSON.stringify([langpair, q]), () => this.#allowance.spend(userId, q, () => this.#askBoth(memory, asked)));
    } catch (error) {
      if (error instanceof OutsideFailure || error instanceof Failure) return NOTHING;
      throw error;
    }
  }

  /** Asks what people have translated and what the machine makes of it, at the same time; half an answer is better than none. */
  async #askBoth(memory: ExternalMemory, { q, langpair }: Asked): Promise<External> {
    const [found, machine] = await Promise.allSettled([memory.search(q, langpair), memory.translate(q, langpair)]);
    const failures = [found, machine].flatMap((half) => (half.status === 'rejected' ? [half.reason as unknown] : []));
    for (const error of failures) this.#rest(error);
    if (failures.length === 2) throw failures[0];
    return { machine: machine.status === 'fulfilled' ? machine.value : null, found: found.status === 'fulfilled' ? found.value : [] };
  }

  #rest(error: unknown): void {
    if (!(error instanceof OutsideFailure)) throw error;
    this.#restsUntil = performance.now() + REST_MS;
    const { trouble, status } = error;
    this.log.warn({ trouble, status }, `the external translation memory could not help: ${trouble}`);
  }
}

/** Those whose translation none before them has. */
function distinct(suggestions: readonly MemorySuggestion[]): MemorySuggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ translation }) => {
    const name = translation.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
    return !seen.has(name) && seen.add(name);
  });
}
