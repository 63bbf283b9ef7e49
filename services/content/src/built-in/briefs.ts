import type { BuiltInBrief } from './built-in.types.js';

/** The translation brief of every week that comes with source texts. */
export const briefs: readonly BuiltInBrief[] = [];
