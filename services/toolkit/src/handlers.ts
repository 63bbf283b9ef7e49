import { Controller } from '@nestjs/common';
import { toolkit, type Handlers, type Input } from '@transcreate/contracts';
import { Handle } from '@transcreate/service-kit';
import { DictionaryService } from './dictionary.service.js';
import { MemoryService } from './memory.service.js';
import { QuoteService } from './quote.service.js';
import { ToolConfigService } from './tool-config.service.js';
import { TranslationService } from './translation.service.js';

type Line = typeof toolkit;

@Controller()
export class ToolkitHandlers implements Handlers<Line> {
  constructor(
    private readonly quotes: QuoteService,
    private readonly config: ToolConfigService,
    private readonly translations: TranslationService,
    private readonly memory: MemoryService,
    private readonly dictionary: DictionaryService,
  ) {}

  @Handle(toolkit.getQuote)
  async getQuote() {
    return this.quotes.next();
  }

  @Handle(toolkit.getToolkitConfig)
  async getToolkitConfig() {
    return this.config.get();
  }

  @Handle(toolkit.listTranslators)
  async listTranslators() {
    return this.translations.list();
  }

  @Handle(toolkit.translate)
  async translate(input: Input<Line['translate']>) {
    return { translation: await this.translations.translate(input) };
  }

  @Handle(toolkit.searchMemory)
  async searchMemory() {
    return this.memory.search();
  }

  @Handle(toolkit.suggestWords)
  async suggestWords() {
    return { suggestions: await this.dictionary.suggest() };
  }
}
