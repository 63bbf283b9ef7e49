import { Controller } from '@nestjs/common';
import { toolkit, type Handlers } from '@transcreate/contracts';
import { Handle } from '@transcreate/service-kit';
import { QuoteService } from './quote.service.js';

@Controller()
export class ToolkitHandlers implements Handlers<typeof toolkit> {
  constructor(private readonly quotes: QuoteService) {}

  @Handle(toolkit.getQuote)
  async getQuote() {
    return this.quotes.next();
  }
}
