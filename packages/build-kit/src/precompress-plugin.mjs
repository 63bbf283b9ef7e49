import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rspack } from '@rspack/core';

const TYPES = /\.(m?js|css|json|svg|txt)$/;
/** Below this a compressed copy saves less than its own headers. */
const SMALLEST = 512;

/**
 * Writes name.br and name.gz beside what the gateway serves as it stands, so that no request pays for compression.
 * index.html is left out: it gets a nonce of its own with every request.
 */
export class PrecompressPlugin {
  apply(compiler) {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async () => {
        const assets = compilation.getAssets().filter(({ name, source }) => TYPES.test(name) && source.size() >= SMALLEST);
        await Promise.all(assets.map(({ name, source }) => compress(compilation, name, source.buffer())));
      });
    });
  }
}

async function compress(compilation, name, bytes) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, options), promisify(gzip)(bytes, { level: 9 })]);
  for (const [suffix, copy] of [['br', br], ['gz', gz]]) {
    compilation.emitAsset(`${name}.${suffix}`, new rspack.sources.RawSource(copy));
  }
}
