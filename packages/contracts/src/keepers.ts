import { content } from './content.contract.js';
import { files } from './files.contract.js';
import { messages } from './messages.contract.js';
import { submissions } from './submissions.contract.js';
import { subtitles } from './subtitles.contract.js';

/**
 * The services that keep data of people: every one of them hears of an erasure and of a new name until it has answered, and adds its part to
 * what a person gets of their own data (`personLines`).
 */
export const KEEPERS = { content, submissions, subtitles, files, messages } as const;

/** The name of a service that keeps data of people. */
export type KeeperName = keyof typeof KEEPERS;

type ExportShapes = { [K in KeeperName]: (typeof KEEPERS)[K]['exportUser']['output'] };

/** What each of them adds to a person's own data. */
export const KEPT_DATA = Object.fromEntries(Object.entries(KEEPERS).map(([name, table]) => [name, table.exportUser.output])) as ExportShapes;
