import { toolkit } from '@transcreate/contracts';
import type { ServiceDefinition } from '@transcreate/service-kit';
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
};
