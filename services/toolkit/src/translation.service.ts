import { Injectable } from '@nestjs/common';
import { toolkit, type Caller, type Input, type MtProvider, type Output } from '@transcreate/contracts';
import { failure, Log, Settings, type Failure } from '@transcreate/service-kit';
import { Allowance } from './allowance.js';
import { Answers } from './answers.js';
import { languageOf } from './language.js';
import { OutsideFailure } from './outside.js';
import { deepl } from './translators/deepl.js';
import { libre } from './translators/libre.js';
import type { Translator, TranslatorOf } from './translators/translator.js';

const TRANSLATE = toolkit.translate;

/** Every machine translation service that the product speaks with, in the order in which pages offer them. */
const PROVIDERS: readonly { id: MtProvider; name: string; of: TranslatorOf }[] = [
  { id: 'deepl', name: 'DeepL', of: deepl },
  { id: 'libre', name: 'LibreTranslate', of: libre },
];

/** How many translations are kept, and for how long, in ms: a page that is opened again must not be paid for again. */
const MOST_KEPT = 500;
const KEPT_MS = 3_600_000;
/** After how many seconds trying again makes sense. */
const TRY_AGAIN_S = 30;

/** Machine translation by the services that were set up. The person sees that it failed, and the log why; neither text nor key is written there. */
@Injectable()
export class TranslationService {
  readonly #translators: ReadonlyMap<MtProvider, Translator>;
  readonly #allowances: ReadonlyMap<MtProvider, Allowance>;
  readonly #answers = new Answers<string>(MOST_KEPT, KEPT_MS);

  constructor(
    settings: Settings,
    private readonly log: Log,
  ) {
    this.#translators = new Map(PROVIDERS.flatMap(({ id, of }) => {
      const translator = of(settings);
      return translator ? [[id, translator] as const] : [];
    }));
    this.#allowances = new Map(PROVIDERS.map(({ id }) => [id, new Allowance(settings)]));
  }

  list(): Output<typeof toolkit.listTranslators> {
    return { providers: PROVIDERS.map(({ id, name }) => ({ id, name, available: this.#translators.has(id) })) };
  }

  /** A translation as plain text: markup in it is text like any other. */
  async translate({ provider, text, source, target }: Input<typeof TRANSLATE>, { userId }: Pick<Caller, 'userId'>): Promise<string> {
    const translator = this.#translators.get(provider);
    if (!translator) throw failure(TRANSLATE, 'not_configured');
    const [from, to] = [languageOf(source), languageOf(target)];
    if (from === to) throw failure(TRANSLATE, 'invalid_input', 'Please choose two different languages.');
    const question = JSON.stringify([provider, from, to, text]);
    const ask = () => this.#allowances.get(provider)!.spend(userId, text, () => translator.translate(text, from, to));
    try {
      return await this.#answers.to(question, ask);
    } catch (error) {
      throw error instanceof OutsideFailure ? this.#refusal(provider, error) : error;
    }
  }

  #refusal(provider: MtProvider, { trouble, status }: OutsideFailure): Failure {
    this.log.warn({ provider, trouble, status }, `${provider} could not translate: ${trouble}`);
    return failure(TRANSLATE, 'unavailable', 'Failed to translate', { retryAfter: TRY_AGAIN_S });
  }
}
