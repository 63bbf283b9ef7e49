/** What admins alone need, in one piece of its own: nobody else's first view waits for it. */
export { AddTools } from './add-tools.js';
export { DocsForm } from './docs-form.js';
export { TextTools } from './text-tools.js';
