import { auth } from './auth.contract.js';
import type { Contract } from './call.js';
import { content } from './content.contract.js';
import { files } from './files.contract.js';
import { messages } from './messages.contract.js';
import { submissions } from './submissions.contract.js';
import { subtitles } from './subtitles.contract.js';
import { toolkit } from './toolkit.contract.js';

export * from './access.js';
export * from './auth.contract.js';
export * from './call.js';
export * from './class-list.shapes.js';
export * from './content.contract.js';
export * from './errors.js';
export * from './files.contract.js';
export * from './keepers.js';
export * from './messages.contract.js';
export * from './nats-config.js';
export * from './nats-rights.js';
export * from './news.js';
export * from './openapi.js';
export * from './person-lines.js';
export * from './shapes.js';
export * from './slide.shapes.js';
export * from './source-text.shapes.js';
export * from './submissions.contract.js';
export * from './subtitles.contract.js';
export * from './toolkit.contract.js';

/** Every service's table. */
export const CONTRACTS: readonly Contract[] = [auth, content, submissions, subtitles, files, messages, toolkit];
