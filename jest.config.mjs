import { readFileSync } from 'node:fs';

/**
 * Four sizes of test, each a project of its own (`npx jest --selectProjects unit`):
 *
 * - unit: `*.test.ts` beside its subject, in plain node.
 * - web: the same for everything a browser runs, in jsdom.
 * - integration: `test/*.int.test.ts`, services on a real PostgreSQL and a real NATS.
 * - e2e: the whole product from outside, with a real browser.
 *
 * Everything is ES modules from end to end, so jest needs `NODE_OPTIONS=--experimental-vm-modules` (`npm test` sets it) and there is no
 * `jest.mock`: what a test wants to replace is injected.
 */
const swc = { ...JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8')), swcrc: false, sourceMaps: 'inline' };
const WEB = '{packages/{ui,web-kit}/src,shell/src,mf-*/src}';
const NODE = '{packages/{contracts,rules,service-kit,build-kit,embedded}/src,services/*/src,gateway/src,scripts}';

const common = {
  rootDir: import.meta.dirname,
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  // Sources import './x.js', which is what runs after the build. '.js' stands first for the packages in node_modules.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1.ts', '$1.tsx'] },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/\\.cache/', '<rootDir>/\\.data/'],
  testEnvironment: 'node',
  // Workspace packages resolve to their sources and not to what was built last.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/jest-object.mjs'],
  restoreMocks: true,
};

const unit = { ...common, displayName: 'unit', testMatch: [`<rootDir>/${NODE}/**/*.test.{ts,mjs}`], testPathIgnorePatterns: ['/node_modules/', '\\.int\\.test\\.ts$'] };

const web = {
  ...common,
  displayName: 'web',
  testMatch: [`<rootDir>/${WEB}/**/*.test.{ts,tsx}`],
  testEnvironment: '<rootDir>/scripts/jest/browser-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  setupFiles: ['<rootDir>/scripts/jest/browser-gaps.mjs'],
  setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/scripts/jest/browser-matchers.mjs'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/scripts/jest/css-module.mjs',
    '\\.(css|svg|woff2?|png|webp)$': '<rootDir>/scripts/jest/asset.mjs',
    ...common.moduleNameMapper,
  },
};

const integration = {
  ...common,
  displayName: 'integration',
  testMatch: ['<rootDir>/{packages,services}/*/test/**/*.int.test.ts', '<rootDir>/gateway/test/**/*.int.test.ts'],
  globalSetup: '<rootDir>/scripts/jest/start-postgres.mjs',
  globalTeardown: '<rootDir>/scripts/jest/stop-postgres.mjs',
};

const e2e = {
  ...common,
  displayName: 'e2e',
  testMatch: ['<rootDir>/e2e/**/*.e2e.test.ts'],
  globalSetup: '<rootDir>/scripts/jest/start-product.mjs',
  globalTeardown: '<rootDir>/scripts/jest/stop-product.mjs',
};

export default { projects: [unit, web, integration, e2e], testTimeout: 60_000 };
