import { rspack } from '@rspack/core';

/**
 * Names in index.html what every page of the site begins with, so that the browser fetches it beside the entry and not after it: the entry
 * first has to run to learn of these files.
 */
export class PreloadPlugin {
  /**
   * @param {string[]} chunks names of the chunks
   * @param {RegExp} font which font, if any, the first view is set in
   */
  constructor(chunks, font) {
    this.chunks = chunks;
    this.font = font;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      const { alterAssetTagGroups } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tapPromise('PreloadPlugin', async (page) => {
        page.headTags.unshift(...this.links(compilation, page.publicPath));
        return page;
      });
    });
  }

  links(compilation, publicPath) {
    const files = this.chunks.flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? missing(name))]);
    const fonts = compilation.getAssets().flatMap(({ name }) => (this.font.test(name) ? [name] : []));
    return [...files, ...fonts].filter((file) => !file.endsWith('.map')).map((file) => link(`${publicPath}${file}`));
  }
}

function missing(name) {
  throw new Error(`The shell has no chunk '${name}' any more: rspack.mjs must say anew what is preloaded.`);
}

function link(href) {
  const kinds = { js: { as: 'script' }, css: { as: 'style' }, woff2: { as: 'font', type: 'font/woff2', crossorigin: 'anonymous' } };
  return { tagName: 'link', voidTag: true, attributes: { rel: 'preload', href, ...kinds[href.split('.').at(-1)] } };
}
