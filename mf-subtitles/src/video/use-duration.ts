import { useSyncExternalStore } from 'react';
import type { Segment } from '../rules/segment.js';
import type { Player } from './player.js';

/** How long the video is, in milliseconds: at least to the end of the last segment, also while the video is on its way. */
export function useDuration(player: Player, segments: readonly Segment[]): number {
  const known = useSyncExternalStore(player.subscribe, player.durationMs);
  return Math.max(known, ...segments.map(({ endMs }) => endMs), 1);
}
