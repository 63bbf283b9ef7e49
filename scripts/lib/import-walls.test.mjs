import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brokenWalls } from './import-walls.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-walls-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A house in small: every file is there and imports nothing, but for the one that is asked about. */
function build(file, text) {
  const files = {
    'packages/contracts/src/index.ts': '', 'packages/rules/src/index.ts': '', 'packages/ui/src/index.tsx': '', 'packages/web-kit/src/core.ts': '',
    'packages/service-kit/src/index.ts': '', 'packages/service-kit/src/testing/index.ts': '',
    'services/auth/src/service.ts': '', 'services/content/src/service.ts': '', 'services/content/src/text.store.ts': '', 'services/content/src/generated/client.ts': '',
    'gateway/src/gateway.ts': '', 'shell/rspack.config.mjs': '', 'shell/src/main.tsx': '',
    'mf-one/rspack.config.mjs': '', 'mf-one/src/app.tsx': '', 'mf-two/rspack.config.mjs': '', 'mf-two/src/app.tsx': '', 'e2e/one.e2e.test.ts': '',
    ...(file ? { [file]: text } : {}),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), `${content}\nexport {};\n`);
  }
  return brokenWalls(root);
}

test('a house in order has no broken wall', async () => {
  expect(await build()).toBe('');
});

test.each([
  ['packages/contracts/src/index.ts', "import '../../rules/src/index.js';", 'contracts import nobody of ours'],
  ['packages/ui/src/index.tsx', "import '../../web-kit/src/core.js';\nexport const page = <p>x</p>;", 'ui imports nobody of ours'],
  ['packages/web-kit/src/core.ts', "import type {} from '../../service-kit/src/index.js';", 'web-kit imports contracts, rules and ui'],
  ['services/auth/src/service.ts', "import '../../content/src/service.js';", 'a service never imports another service'],
  ['services/auth/src/service.ts', "import '../../../packages/web-kit/src/core.js';", 'services import contracts, rules and service-kit'],
  ['gateway/src/gateway.ts', "import '../../services/auth/src/service.js';", 'the gateway imports contracts and service-kit, and never a service'],
  ['mf-one/src/app.tsx', "import '../../mf-two/src/app.js';\nexport const page = <p>x</p>;", 'a room never imports another room'],
  ['shell/src/main.tsx', "void import('../../mf-one/src/app.js');", 'the shell imports ui, web-kit, contracts and rules, and never a room'],
  ['e2e/one.e2e.test.ts', "import '../gateway/src/gateway.js';", 'e2e imports contracts alone'],
  ['services/content/src/text.service.ts', "import './generated/client.js';", "only a service's *.store.ts imports Prisma"],
  ['services/content/src/handlers.ts', "import './text.store.js';", 'a handler knows no database'],
  ['services/content/src/service.ts', "import '../../../packages/service-kit/src/testing/index.js';", 'what runs does not import a test'],
  ['shell/src/main.tsx', "import 'node:fs';", 'the browser imports nothing of node'],
  ['packages/rules/src/index.ts', "import './nothing.js';", 'every import leads somewhere'],
])('%s with %j breaks a wall', async (file, text, sentence) => {
  expect(await build(file, text)).toContain(`error ${sentence}`);
});

test('two files that import each other go in a circle', async () => {
  await build('packages/rules/src/other.ts', "import './index.js';");
  expect(await build('packages/rules/src/index.ts', "import './other.js';")).toContain('error no import goes in a circle');
});

test("a service's store may import Prisma", async () => {
  expect(await build('services/content/src/text.store.ts', "import './generated/client.js';")).toBe('');
});
