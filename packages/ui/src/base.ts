/**
 * What every page needs, the landing page too: tokens, type, and components that are plain HTML and CSS.
 * Components with behaviour of their own (fields, dialogs, tabs) are in the package's main entry, which the landing page does not load.
 */
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/page.css';

export { Badge, type BadgeProps, type Tone } from './base/badge.js';
export { Boundary, type BoundaryProps } from './base/boundary.js';
export { Button, type ButtonProps } from './base/button.js';
export { Card, type CardProps } from './base/card.js';
export { classNames } from './base/class-names.js';
export { EmptyState, type EmptyStateProps } from './base/empty-state.js';
export * from './base/icons.js';
export { Loader } from './base/loader.js';
export { ErrorNotice, Notice, type ErrorNoticeProps, type NoticeProps } from './base/notice.js';
export { pressable } from './base/pressable.js';
export { ProgressBar, type ProgressBarProps } from './base/progress-bar.js';
export { Seal } from './base/seal.js';
export { Skeleton, type SkeletonProps } from './base/skeleton.js';
export { SourceText, type SourceTextProps } from './base/source-text.js';
export { StatusBadge, type StatusBadgeProps } from './base/status-badge.js';
export { VisuallyHidden } from './base/visually-hidden.js';
