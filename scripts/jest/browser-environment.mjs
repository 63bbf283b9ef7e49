import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * What every browser has, jsdom has not, and node has. The abort classes and the event target come along with fetch: node's fetch refuses a
 * signal of jsdom's own class. Not MessageChannel: an open one of node's keeps the process alive, and React's scheduler opens one.
 */
const FROM_NODE = [
  'fetch', 'Headers', 'Request', 'Response', 'AbortController', 'AbortSignal', 'TextEncoder', 'TextDecoder', 'ReadableStream', 'WritableStream',
  'TransformStream', 'structuredClone', 'CompressionStream', 'DecompressionStream',
];

/** jsdom with the network and stream classes of node. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // Typed arrays cross the border between the two realms in bodies and keys; `instanceof` must hold on both sides.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
}
