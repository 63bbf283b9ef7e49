import { Injectable } from '@nestjs/common';
import { toolkit, type Input, type Output } from '@transcreate/contracts';
import { failure } from '@transcreate/service-kit';

const NAMES = { deepl: 'DeepL', libre: 'LibreTranslate' } as const;

/** Machine translation. */
@Injectable()
export class TranslationService {
  list(): Output<typeof toolkit.listTranslators> {
    return { providers: [{ id: 'deepl', name: NAMES.deepl, available: false }, { id: 'libre', name: NAMES.libre, available: false }] };
  }

  async translate({ provider }: Input<typeof toolkit.translate>): Promise<string> {
    throw failure(toolkit.translate, 'not_configured', `${NAMES[provider]} has not been set up on this server.`);
  }
}
