import type { MtProvider } from '@transcreate/contracts';
import type { Settings } from '@transcreate/service-kit';
import type { Language } from '../language.js';

/** A machine translation service in its own words and codes. */
export interface Translator {
  readonly id: MtProvider;
  /** Translates plain text, or fails with an `OutsideFailure`. */
  translate(text: string, from: Language, to: Language): Promise<string>;
}

/** Makes a translator of what the environment says, or undefined when it has not been set up. */
export type TranslatorOf = (settings: Settings) => Translator | undefined;

/** How long a translation may take, in ms: well under the time that the gateway waits for this service. */
export const DEADLINE_MS = 7_000;
