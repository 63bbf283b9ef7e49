/**
 * The third shared module: the forms with which an admin writes course work, wherever they stand. A page loads it when an admin first needs
 * one.
 */
export { BriefForm } from './course/brief-form.js';
export { CloseWithWork } from './course/close-with-work.js';
export { ConflictNotice, isConflictError } from './course/conflict-notice.js';
export { DeleteText } from './course/delete-text.js';
export { MoveButtons } from './course/move-buttons.js';
export { TextDialog } from './course/text-dialog.js';
export { TextFields } from './course/text-fields.js';
export { newValues, problemOf, sentValues, valuesOf } from './course/text-values.js';
export type { TextProblem, TextValues } from './course/text-values.js';
export { useTextForm } from './course/use-text-form.js';
