/**
 * The second shared module: everything of the UI package, fields and dialogs included, and what several pages are made of. A page loads it
 * when it first needs one.
 */
export * from '@transcreate/ui';
export { ActionFailure } from './parts/action-failure.js';
export { courseKeys } from './parts/course-keys.js';
export { DeleteDialog } from './parts/delete-dialog.js';
export { EditTranslation } from './parts/edit-translation.js';
export { LIMIT_MB, sizeText, uploadProblem } from './parts/file-size.js';
export { FormattedText } from './parts/formatted-text.js';
export { CulturalNotes, References } from './parts/guidance.js';
export { KeyList } from './parts/key-list.js';
export type { KeyListProps } from './parts/key-list.js';
export { tagIn, tagOf, targetOf } from './parts/languages-of.js';
export { Late } from './parts/late.js';
export { LoadFailure } from './parts/load-failure.js';
export { LoginPrompt } from './parts/login-prompt.js';
export { LogoutButton } from './parts/logout-button.js';
export { PageFrame } from './parts/page-frame.js';
export { Picture } from './parts/picture.js';
export { RejectDialog } from './parts/reject-dialog.js';
export { STATUSES, StatusReason, SubmissionStatusBadge, useStatusText } from './parts/submission-status.js';
export { isSubmitKey, SubmitKey } from './parts/submit-key.js';
export { useArrival } from './parts/use-arrival.js';
export { useKeydown, useKeySwitch } from './parts/use-keys.js';
export { VoteFigures } from './parts/vote-figures.js';
export { alignmentOf, GROUPS, isImageOnly, toolsOf, WEEKS } from './parts/week-rules.js';
export type { Pictured } from './parts/week-rules.js';
export { WritingField } from './parts/writing-field.js';
