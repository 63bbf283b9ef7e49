import { Injectable } from '@nestjs/common';
import type { DictionarySuggestion } from '@transcreate/contracts';

/** The built-in dictionary. */
@Injectable()
export class DictionaryService {
  async suggest(): Promise<DictionarySuggestion[]> {
    return [];
  }
}
