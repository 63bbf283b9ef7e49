import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { room } from '@transcreate/build-kit/rspack';

const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

export default room(import.meta.dirname, {
  // What the PDF viewer fetches when a document needs it: the character maps of Chinese fonts that are not embedded, and JPEG 2000 pictures.
  copy: [
    { from: join(PDFJS, 'cmaps'), to: 'pdfjs/cmaps' },
    ...['openjpeg_nowasm_fallback.js', 'LICENSE_OPENJPEG'].map((name) => ({ from: join(PDFJS, 'wasm', name), to: `pdfjs/wasm/${name}` })),
  ],
});
