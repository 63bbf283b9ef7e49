import { Injectable } from '@nestjs/common';
import type { DictionarySuggestion } from '@transcreate/contracts';
import type { Dictionary } from './dictionary/dictionary.js';
import { loadDictionary } from './dictionary/load.js';

/** The built-in dictionary. It is read when somebody first looks something up: a start doesn't wait for it, and who never does pays nothing. */
@Injectable()
export class DictionaryService {
  #dictionary: Promise<Dictionary> | undefined;

  /** At most six entries for a word, its beginning, or a word that is nearly so, in English or Chinese. */
  async suggest(query: string): Promise<DictionarySuggestion[]> {
    this.#dictionary ??= loadDictionary();
    return (await this.#dictionary).suggest(query);
  }
}
