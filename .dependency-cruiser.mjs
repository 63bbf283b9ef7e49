/**
 * The walls of the house: who may import whom. Each rule is named by the sentence that a person reads when it is broken.
 *
 * Paths are those of the sources, since workspace packages resolve through the export condition 'source'.
 */
const TEST = '(\\.test\\.tsx?$|/test/)';
const BACKEND = '^(services/[^/]+|gateway|packages/service-kit|packages/embedded)/';
const BROWSER = '^(shell|mf-[^/]+|packages/(ui|web-kit))/src/';
const OURS = '^(packages|services|gateway|shell|mf-[^/]+|e2e)/';
const GENERATED = '/src/generated/';

/** Nothing of ours but these, itself and, in its tests, what tests are made of. */
const mayImport = (name, from, allowed, testsToo = []) => [
  {
    name,
    severity: 'error',
    from: { path: from, pathNot: TEST },
    to: { path: OURS, pathNot: [from, ...allowed] },
  },
  {
    name: `${name} (in tests as well)`,
    severity: 'error',
    from: { path: from + '.*' + TEST },
    to: { path: OURS, pathNot: [from, ...allowed, ...testsToo] },
  },
];

const CONTRACTS = '^packages/contracts/';
const RULES = '^packages/rules/';
const UI = '^packages/ui/';
const WEB_KIT = '^packages/web-kit/';
const SERVICE_KIT = '^packages/service-kit/';
const EMBEDDED = '^packages/embedded/';
/** Build configurations; nothing of them reaches a browser. */
const BUILD_KIT = '^packages/build-kit/';

export default {
  forbidden: [
    ...mayImport('contracts import nobody of ours', CONTRACTS, []),
    ...mayImport('rules import nobody of ours', RULES, []),
    ...mayImport('ui imports nobody of ours', UI, []),
    ...mayImport('web-kit imports contracts, rules and ui', WEB_KIT, [CONTRACTS, RULES, UI]),
    ...mayImport('service-kit imports contracts; its test bed the embedded servers too', SERVICE_KIT, [CONTRACTS, EMBEDDED]),
    ...mayImport('embedded imports nobody of ours', EMBEDDED, [], [CONTRACTS]),
    ...mayImport('the gateway imports contracts and service-kit, and never a service', '^gateway/', [CONTRACTS, SERVICE_KIT], ['^services/', EMBEDDED]),
    ...mayImport('the shell imports ui, web-kit, contracts and rules, and never a room', '^shell/', [UI, WEB_KIT, CONTRACTS, RULES, BUILD_KIT]),
    ...mayImport('e2e imports contracts alone: it sees the product from outside', '^e2e/', [CONTRACTS]),
    {
      name: 'services import contracts, rules and service-kit',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: OURS, pathNot: ['^services/', CONTRACTS, RULES, SERVICE_KIT] },
    },
    {
      name: 'a service never imports another service, but for an integration test that puts both on a test bed',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '^services/[^/]+/test/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'a room imports ui, web-kit, contracts and rules',
      severity: 'error',
      from: { path: '^mf-' },
      to: { path: OURS, pathNot: ['^mf-', UI, WEB_KIT, CONTRACTS, RULES, BUILD_KIT] },
    },
    {
      name: 'a room never imports another room',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-', pathNot: '^$1/' },
    },
    {
      name: 'only a service\'s *.store.ts imports Prisma',
      severity: 'error',
      from: { path: '^(services|gateway|packages)/', pathNot: ['\\.store\\.ts$', GENERATED, '^packages/service-kit/src/database\\.ts$'] },
      to: { path: '(node_modules/@prisma/|/src/generated/)' },
    },
    {
      name: 'only a service\'s *.store.ts and service-kit talk to PostgreSQL',
      severity: 'error',
      from: { path: BACKEND, pathNot: ['\\.store\\.ts$', '^packages/(service-kit|embedded)/', TEST] },
      to: { path: 'node_modules/pg/' },
    },
    {
      name: 'no service knows NATS: it calls and answers through service-kit',
      severity: 'error',
      from: { path: OURS, pathNot: ['^packages/(service-kit|embedded)/', '^gateway/', TEST] },
      to: { path: 'node_modules/@nats-io/' },
    },
    {
      name: 'only the gateway speaks HTTP: no service imports a web server',
      severity: 'error',
      from: { path: OURS, pathNot: '^gateway/' },
      to: { path: 'node_modules/(fastify|@fastify/|@nestjs/platform-)' },
    },
    {
      name: 'a handler knows no database: it asks a service',
      severity: 'error',
      from: { path: '^services/[^/]+/src/handlers\\.ts$' },
      to: { path: ['\\.store\\.ts$', 'node_modules/@prisma/', 'node_modules/pg/'] },
    },
    {
      name: 'ui knows no network and no router',
      severity: 'error',
      from: { path: UI },
      to: { path: 'node_modules/(react-router|@tanstack/react-query|axios)' },
    },
    {
      name: 'the browser gets nothing that runs on a server',
      severity: 'error',
      from: { path: BROWSER, pathNot: TEST },
      to: { path: '(^(services|gateway|packages/(service-kit|embedded|build-kit))/|node_modules/(@nestjs|pg|pino)/)' },
    },
    {
      name: 'the browser imports nothing of node',
      severity: 'error',
      from: { path: BROWSER, pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no import goes in a circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every import leads somewhere',
      severity: 'error',
      from: { pathNot: GENERATED },
      to: { couldNotResolve: true },
    },
    {
      name: 'what runs does not import a test or what only tests are given',
      severity: 'error',
      from: { path: OURS, pathNot: [TEST, '/testing/', '^e2e/'] },
      to: { path: [TEST, '^packages/service-kit/src/testing/'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: ['node_modules', GENERATED] },
    moduleSystems: ['es6'],
    exclude: { path: '(/dist/|/\\.cache/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
