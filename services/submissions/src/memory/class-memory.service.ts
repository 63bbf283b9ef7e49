import { Injectable } from '@nestjs/common';
import { content, type Input, type ListedSourceText, type RememberedTranslation, type submissions } from '@transcreate/contracts';
import { Bus, Gather, Kept } from '@transcreate/service-kit';
import { MemoryIndex } from './memory-index.js';
import { MemoryStore } from './memory.store.js';

/** Among how many source texts that are like the text approved translations are looked for. */
const MOST_TEXTS = 50;
/** How much of a passage is shown, in code points. */
const LONGEST_SEGMENT = 500;

/** The source texts, ready to be searched. */
interface Searched {
  texts: ReadonlyMap<string, ListedSourceText>;
  English: MemoryIndex;
  Chinese: MemoryIndex;
}

/** The class's translation memory: what it has translated, and an admin has approved. */
@Injectable()
export class ClassMemory {
  readonly #version = new Gather<null, number>(async () => {
    const { version } = await this.bus.call(content.getSourceTextVersion, {});
    return () => version;
  });
  readonly #searched = new Kept<Searched>();

  constructor(
    private readonly store: MemoryStore,
    private readonly bus: Bus,
  ) {}

  /** Approved translations of source texts in that language that are like the text: the most alike first, of one text those with most votes. */
  async search({ text, sourceLanguage, most }: Input<typeof submissions.searchTranslations>): Promise<RememberedTranslation[]> {
    const searched = await this.#searched.under(await this.#version.ask(null), () => this.#read());
    const similar = searched[sourceLanguage].search(text).slice(0, MOST_TEXTS);
    if (similar.length === 0) return [];
    const approved = await this.store.approvedOf(similar.map(({ id }) => id), most);
    const found = similar.flatMap(({ id, score, segment }) =>
      approved.filter(({ sourceTextId }) => sourceTextId === id).map(({ transcreation, rank }) => ({
        translation: transcreation, score, source: searched.texts.get(id)!.title, segment: shown(segment), ...(rank !== null && { rank }),
      })),
    );
    return withoutRepetition(found).slice(0, most);
  }

  async #read(): Promise<Searched> {
    const { sourceTexts } = await this.bus.call(content.listSourceTexts, {});
    const indexOf = (language: string) => MemoryIndex.of(sourceTexts.filter(({ sourceLanguage }) => sourceLanguage === language));
    const [English, Chinese] = [await indexOf('English'), await indexOf('Chinese')];
    return { texts: new Map(sourceTexts.map((text) => [text._id, text])), English, Chinese };
  }
}

function shown(segment: string): string {
  const characters = [...segment];
  return characters.length > LONGEST_SEGMENT ? `${characters.slice(0, LONGEST_SEGMENT).join('')}…` : segment;
}

/** The first of those that several people have written alike. */
function withoutRepetition(found: readonly RememberedTranslation[]): RememberedTranslation[] {
  const seen = new Set<string>();
  return found.filter(({ translation }) => !seen.has(translation.trim()) && seen.add(translation.trim()));
}
