import { toolkit } from '@transcreate/contracts';
import { versionOf, type ServiceDefinition } from '@transcreate/service-kit';
import { DictionaryService } from './dictionary.service.js';
import { ToolkitHandlers } from './handlers.js';
import { MemoryService } from './memory.service.js';
import { QuoteService } from './quote.service.js';
import { ToolConfigService } from './tool-config.service.js';
import { TranslationService } from './translation.service.js';

/** Helper tools for translators. It keeps nothing: no database, and what it remembers of others' answers goes with the process. */
export const service: ServiceDefinition = {
  name: 'toolkit',
  contract: toolkit,
  controllers: [ToolkitHandlers],
  providers: [QuoteService, ToolConfigService, TranslationService, MemoryService, DictionaryService],
  version: versionOf(import.meta.url),
  variables: [
    'DEEPL_KEY', 'DEEPL_URL', 'LIBRETRANSLATE_URL', 'LIBRETRANSLATE_KEY', 'MEMORY_URL', 'MEMORY_KEY', 'MEMORY_EMAIL', 'QUOTE_URL',
    'QUALITY_LENS_URL', 'DICTIONARY_EMBED_URL', 'OUTSIDE_CHARACTERS_PER_PERSON', 'OUTSIDE_CHARACTERS_PER_DAY',
  ],
};
