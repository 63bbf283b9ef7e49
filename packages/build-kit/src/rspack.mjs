import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { PrecompressPlugin } from './precompress-plugin.mjs';
import { PreloadPlugin } from './preload-plugin.mjs';
import { RoomPlugin } from './room-plugin.mjs';
import { sharedModules } from './shared-modules.mjs';
import { StatsPlugin } from './stats-plugin.mjs';

/** Browsers that the site is built for; older ones of the same year still read it, with plainer looks. */
const BROWSERS = ['chrome >= 108', 'edge >= 108', 'firefox >= 110', 'safari >= 16'];

/** The module whose plain data stands in the bundle in place of itself. */
const CONTRACT_ROUTES = /packages[\\/]contracts[\\/]src[\\/]browser\.ts$/;

/**
 * The facade's modules in chunks of their own. Federation reaches them on several ways (provided, and as each other's fallback), and would
 * otherwise lay a copy beside each.
 */
const FACADE_CHUNKS = {
  react: { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/, chunks: 'async', enforce: true },
  base: { name: 'base', test: /packages[\\/]ui[\\/]src[\\/](base|styles[\\/](page|fonts))|node_modules[\\/](lucide-react|@fontsource)/, chunks: 'async', enforce: true },
  // On its own, because parts and course read it as well: with core in one chunk they would seem to bring each other along.
  contracts: { name: 'contracts', test: /packages[\\/]contracts[\\/]/, chunks: 'async', enforce: true },
  core: {
    name: 'core',
    test: /packages[\\/]web-kit[\\/](?!src[\\/](parts|course))|node_modules[\\/](react-router|react-router-dom|@tanstack|i18next|react-i18next)[\\/]/,
    chunks: 'async',
    enforce: true,
  },
};

/** The runtime of hot reload that all bundles of the page share. */
const REFRESH = path.join(import.meta.dirname, 'react-refresh');

/**
 * The shell: the only page. It brings the shared modules and the federation runtime, and knows no room.
 * @param {string} directory the workspace, `import.meta.dirname` of its rspack.config.mjs
 */
export function shell(directory) {
  const { production } = modeOf();
  return {
    ...common({ directory, name: 'shell', publicPath: '/' }),
    entry: { main: './src/main.ts' },
    plugins: [
      federation({ name: 'shell', experiments: { provideExternalRuntime: true }, shared: sharedModules({ provided: true }) }),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer', minify: false }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      ...(production ? [new PreloadPlugin(['bootstrap', ...Object.keys(FACADE_CHUNKS)], /^source-serif.*woff2$/)] : []),
      ...plugins('shell', production),
    ],
  };
}

/**
 * A room: loaded by the shell at run time, deployed alone. Name, routes and the facade's version that it needs
 * are the field `transcreate` of its package.json; it exposes `src/app.tsx` as `./App`.
 * @param {string} directory the workspace, `import.meta.dirname` of its rspack.config.mjs
 * @param {{ copy?: { from: string, to: string }[] }} [options] `copy`: files that the room serves as they stand, below its own path
 */
export function room(directory, { copy = [] } = {}) {
  const { production } = modeOf();
  const { transcreate, version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  const { name } = transcreate;
  return {
    ...common({ directory, name, publicPath: `/mf/${name}/` }),
    entry: {},
    plugins: [
      federation({
        name,
        filename: 'remoteEntry.js',
        exposes: { './App': './src/app.tsx' },
        experiments: { externalRuntime: true },
        shared: sharedModules({ provided: false }),
      }),
      new RoomPlugin({ ...transcreate, version }),
      ...(copy.length > 0 ? [new rspack.CopyRspackPlugin({ patterns: copy })] : []),
      ...plugins(name, production),
    ],
  };
}

function modeOf() {
  return { production: process.env.NODE_ENV !== 'development' };
}

function common({ directory, name, publicPath }) {
  const { production } = modeOf();
  const hash = production ? '.[contenthash:8]' : '';
  return {
    context: directory,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(directory, 'dist'),
      clean: true,
      publicPath,
      uniqueName: `transcreate_${name}`,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      cssChunkFilename: `[name]${hash}.css`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: {
      conditionNames: ['source', 'browser', 'import', 'module', 'default'],
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.tsx', '.ts', '.js'] },
      alias: production ? {} : { 'react-refresh': REFRESH, 'own-react-refresh': createRequire(import.meta.url).resolve('react-refresh/runtime') },
    },
    module: { parser: cssParsers(), generator: { 'css/auto': { localIdentName: production ? '[hash:8]' : '[name]_[local]_[hash:6]' } }, rules: rules(production) },
    optimization: {
      splitChunks: { cacheGroups: name === 'shell' ? FACADE_CHUNKS : {} },
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin(), new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } })],
    },
    devServer: devServer({ directory, name, publicPath }),
    // Components style themselves alone, so which of two files comes first decides nothing.
    ignoreWarnings: [/Conflicting order/],
    // Its requests go past the gateway's prefixes; and a room is small.
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
  };
}

/** `styles.name` from the default export, as the type of '*.module.css' says. */
function cssParsers() {
  return { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } };
}

function rules(production) {
  const transform = { react: { runtime: 'automatic', development: !production, refresh: !production } };
  return [
    { test: CONTRACT_ROUTES, resourceQuery: { not: /evaluate/ }, loader: path.join(import.meta.dirname, 'contracts-loader.mjs') },
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      type: 'javascript/auto',
      loader: 'builtin:swc-loader',
      options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform, target: 'es2022' } },
    },
    // A stylesheet always counts, whatever the package around it says about side effects.
    { test: /\.css$/, type: 'css/auto', sideEffects: true },
  ];
}

function federation({ experiments, ...options }) {
  return new ModuleFederationPlugin({
    ...options,
    remotes: {},
    dts: false,
    manifest: true,
    // 'version-first' would load every room at start, and show a white page when one is dead.
    shareStrategy: 'loaded-first',
    experiments: { ...experiments, optimization: { target: 'web' } },
  });
}

function plugins(name, production) {
  return production ? [new StatsPlugin(name), new PrecompressPlugin()] : [new ReactRefreshRspackPlugin({ exclude: [/node_modules/, REFRESH] })];
}

/** Serves one workspace to the gateway, which passes its path on (`DEV_PROXY`); `DEV_PORT` is chosen by whoever starts it. */
function devServer({ directory, name, publicPath }) {
  return {
    host: '127.0.0.1',
    port: Number(process.env.DEV_PORT ?? 0) || undefined,
    hot: true,
    static: false,
    allowedHosts: 'all',
    webSocketServer: { type: 'ws', options: { path: `${publicPath}dev-socket` } },
    client: { webSocketURL: `auto://0.0.0.0:0${publicPath}dev-socket`, overlay: { errors: true, warnings: false, runtimeErrors: false } },
    devMiddleware: { writeToDisk: false },
    watchFiles: name === 'shell' ? [path.join(directory, 'public/**')] : [],
  };
}
