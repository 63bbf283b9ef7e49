import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { nodeWorkspaces } from './workspaces.mjs';

/** Editors write a file in several steps, and git many files; what comes within this time, in ms, is one change. */
const PAUSE = 120;

/** Which processes run the code of a workspace: `packages/contracts` is in all of them. `hosts` answers the process that hosts a service. */
export function processesOf(workspace, hosts, allProcesses) {
  if (workspace.startsWith('services/')) return [hosts(workspace.slice('services/'.length))];
  return workspace === 'gateway' ? ['gateway'] : allProcesses;
}

/**
 * Watches the sources and schemas of everything that runs under node, and calls `onChange` with the workspaces that changed; never twice at
 * once. Answers the function that ends it.
 */
export function watchSources(root, onChange) {
  const changed = new Set();
  let timer;
  let working = Promise.resolve();
  const flush = () => {
    working = working.then(() => {
      const workspaces = [...changed];
      changed.clear();
      return workspaces.length > 0 ? onChange(workspaces) : undefined;
    });
  };
  const note = (workspace, file) => {
    if (!file || !isSource(String(file))) return;
    changed.add(workspace);
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE);
  };
  const watchers = nodeWorkspaces(root).flatMap((workspace) =>
    ['src', 'prisma']
      .map((part) => join(root, workspace, part))
      .filter((folder) => existsSync(folder))
      .map((folder) => watch(folder, { recursive: true }, (_event, file) => note(workspace, file))),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Tests run elsewhere, and what Prisma generates follows from its schema. */
function isSource(file) {
  return /\.(ts|tsx|prisma|sql)$/.test(file) && !/\.test\.tsx?$/.test(file) && !/(^|[\\/])generated[\\/]/.test(file);
}
