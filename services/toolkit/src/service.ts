import { toolkit } from '@transcreate/contracts';
import type { ServiceDefinition } from '@transcreate/service-kit';
import { ToolkitHandlers } from './handlers.js';
import { QuoteService } from './quote.service.js';

/** Helper tools for translators. */
export const service: ServiceDefinition = {
  name: 'toolkit',
  contract: toolkit,
  controllers: [ToolkitHandlers],
  providers: [QuoteService],
};
