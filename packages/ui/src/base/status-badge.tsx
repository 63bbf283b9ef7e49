import type { ReactNode } from 'react';
import { Badge, type Tone } from './badge.js';
import { CircleIcon, ClockIcon, CheckIcon, CrossIcon } from './icons.js';

export interface StatusBadgeProps {
  /** A submission's status; one that is not known gets a neutral icon. */
  status: string;
  /** The status in the reader's language. */
  label: string;
}

const LOOKS: Record<string, { tone: Tone; icon: ReactNode }> = {
  approved: { tone: 'jade', icon: <CheckIcon size={14} aria-hidden /> },
  pending: { tone: 'amber', icon: <ClockIcon size={14} aria-hidden /> },
  submitted: { tone: 'indigo', icon: <ClockIcon size={14} aria-hidden /> },
  rejected: { tone: 'danger', icon: <CrossIcon size={14} aria-hidden /> },
};

const UNKNOWN = { tone: 'neutral' as const, icon: <CircleIcon size={14} aria-hidden /> };

/** Approved is a green check, pending a yellow clock, submitted a blue clock, rejected a red cross. */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  const { tone, icon } = LOOKS[status] ?? UNKNOWN;
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
