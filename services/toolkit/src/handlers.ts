import { Controller } from '@nestjs/common';
import { toolkit, type ContextOf, type Handlers, type Input } from '@transcreate/contracts';
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
  async getQuote({ next }: Input<Line['getQuote']>) {
    return this.quotes.get({ next });
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
  async translate(input: Input<Line['translate']>, { caller }: ContextOf<Line['translate']>) {
    return { translation: await this.translations.translate(input, caller) };
  }

  @Handle(toolkit.searchMemory)
  async searchMemory(input: Input<Line['searchMemory']>, { caller }: ContextOf<Line['searchMemory']>) {
    return this.memory.search(input, caller);
  }

  @Handle(toolkit.suggestWords)
  async suggestWords({ q }: Input<Line['suggestWords']>) {
    return { suggestions: await this.dictionary.suggest(q) };
  }
}
