import { classNames } from '@transcreate/web-kit/parts';
import { memo, useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { clock, isDone } from '../rules/segment.js';
import type { Segment } from '../rules/segment.js';
import type { Player } from './player.js';
import { useDuration } from './use-duration.js';
import styles from './timeline.module.css';

interface TimelineProps {
  player: Player;
  segments: readonly Segment[];
  currentId: number;
}

/** One second, the step of the arrow keys. */
const STEP = 1_000;

/** The segments along the video, with the play head: a slider to click into, or to move in with the keys. */
export const Timeline = memo(({ player, segments, currentId }: TimelineProps) => {
  const t = useSubtitleTexts();
  const strip = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const durationMs = useDuration(player, segments);

  useEffect(() => {
    let told = '';
    const follow = () => {
      const timeMs = Math.min(player.timeMs(), durationMs);
      if (head.current) head.current.style.insetInlineStart = `${(timeMs / durationMs) * 100}%`;
      const seconds = String(Math.floor(timeMs / 1000));
      if (seconds === told) return;
      told = seconds;
      strip.current?.setAttribute('aria-valuenow', seconds);
      strip.current?.setAttribute('aria-valuetext', valueText(timeMs));
    };
    const valueText = (timeMs: number) => {
      const segment = segments.find(({ startMs, endMs }) => startMs <= timeMs && timeMs <= endMs);
      const values = { time: clock(timeMs), total: clock(durationMs) };
      return segment ? t('timelineSegment', { ...values, segment: segment.id }) : t('timelineText', values);
    };
    follow();
    return player.subscribe(follow);
  }, [player, segments, durationMs, t]);

  const seekTo = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) player.seek(Math.min(Math.max((event.clientX - left) / width, 0), 1) * durationMs);
  };

  return (
    <div
      ref={strip}
      className={styles.strip}
      role="slider"
      tabIndex={0}
      aria-label={t('timeline')}
      aria-valuemin={0}
      // From then on the effect above says it, once a second and without a render.
      aria-valuenow={0}
      aria-valuemax={Math.ceil(durationMs / 1000)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && seekTo(event)}
      onKeyDown={(event) => moveByKey(event, player, segments, durationMs)}
    >
      {segments.map((segment) => (
        <span
          key={segment.id}
          aria-hidden="true"
          className={classNames(styles.bar, isDone(segment) && styles.done, segment.id === currentId && styles.current)}
          style={{ insetInlineStart: percent(segment.startMs, durationMs), width: percent(segment.endMs - segment.startMs, durationMs) }}
        />
      ))}
      <div ref={head} className={styles.head} aria-hidden="true" />
    </div>
  );
});
Timeline.displayName = 'Timeline';

const percent = (ms: number, durationMs: number) => `${(ms / durationMs) * 100}%`;

function moveByKey(event: KeyboardEvent, player: Player, segments: readonly Segment[], durationMs: number): void {
  const timeMs = player.timeMs();
  const starts = segments.map(({ startMs }) => startMs);
  const targets: Record<string, number | undefined> = {
    ArrowRight: timeMs + STEP,
    ArrowUp: timeMs + STEP,
    ArrowLeft: timeMs - STEP,
    ArrowDown: timeMs - STEP,
    PageDown: starts.findLast((start) => start < timeMs - STEP / 2) ?? 0,
    PageUp: starts.find((start) => start > timeMs) ?? durationMs,
    Home: 0,
    End: durationMs,
  };
  const target = targets[event.key];
  if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  player.seek(Math.min(Math.max(target, 0), durationMs));
}
