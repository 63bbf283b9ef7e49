import { Controller } from '@nestjs/common';
import { content, type ContextOf, type Handlers, type Input } from '@transcreate/contracts';
import { Handle, Piece } from '@transcreate/service-kit';
import { BuiltInService } from './built-in.service.js';
import { ExampleService } from './example.service.js';
import { SourceTextService } from './source-text.service.js';

type Line = typeof content;

@Controller()
export class ContentHandlers implements Handlers<Line> {
  constructor(
    private readonly examples: ExampleService,
    private readonly builtIn: BuiltInService,
    private readonly texts: SourceTextService,
  ) {}

  @Handle(content.searchExamples)
  async searchExamples({ sourceLanguage }: Input<Line['searchExamples']>, { caller }: ContextOf<Line['searchExamples']>) {
    return Piece.object(content.searchExamples.output, { results: await this.examples.search(caller, sourceLanguage || undefined) });
  }

  @Handle(content.listExamples)
  async listExamples() {
    return { examples: await this.examples.list() };
  }

  @Handle(content.createExample)
  async createExample(fields: Input<Line['createExample']>) {
    return { example: await this.examples.create(fields) };
  }

  @Handle(content.updateExample)
  async updateExample({ id, ...changes }: Input<Line['updateExample']>) {
    return { example: await this.examples.update(id, changes) };
  }

  @Handle(content.deleteExample)
  async deleteExample({ id, force }: Input<Line['deleteExample']>) {
    await this.examples.delete(id, force);
    return { success: true as const };
  }

  @Handle(content.initializeExamples)
  async initializeExamples() {
    return { success: true as const, ...(await this.builtIn.initialise()) };
  }

  @Handle(content.recordAttempt)
  async recordAttempt(attempt: Input<Line['recordAttempt']>) {
    return this.texts.recordAttempt(attempt);
  }

  @Handle(content.getSourceTexts)
  async getSourceTexts({ ids }: Input<Line['getSourceTexts']>) {
    return { sourceTexts: await this.texts.find(ids) };
  }

  @Handle(content.listSourceTexts)
  async listSourceTexts(filter: Input<Line['listSourceTexts']>) {
    return this.texts.list(filter);
  }

  @Handle(content.countExamples)
  async countExamples() {
    return { count: await this.examples.count() };
  }
}
