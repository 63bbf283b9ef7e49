import { Injectable } from '@nestjs/common';
import type { Output, toolkit } from '@transcreate/contracts';
import { Settings } from '@transcreate/service-kit';
import { webAddress } from './web-address.js';

/** Whose dictionary comes with the product (docs/attributions.md). */
const DICTIONARY = { name: 'ECDICT', url: 'https://github.com/skywind3000/ECDICT', licence: 'MIT' };

/** What pages need to know of how the tools are set up here; keys are no part of it. */
@Injectable()
export class ToolConfigService {
  readonly #config: Output<typeof toolkit.getToolkitConfig>;

  /** Fails on an address that is none, so that the service doesn't start with it. */
  constructor(settings: Settings) {
    this.#config = {
      qualityLensUrl: webAddress(settings, 'QUALITY_LENS_URL'),
      dictionaryEmbedUrl: webAddress(settings, 'DICTIONARY_EMBED_URL'),
      externalMemory: webAddress(settings, 'MEMORY_URL') !== undefined,
      dictionary: DICTIONARY,
    };
  }

  get(): Output<typeof toolkit.getToolkitConfig> {
    return this.#config;
  }
}
