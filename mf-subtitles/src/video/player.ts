import type { Span } from '@transcreate/rules';

/** What a `<video>` says when something about it has changed. */
const EVENTS = ['timeupdate', 'seeking', 'seeked', 'play', 'pause', 'ended', 'loadedmetadata', 'durationchange', 'emptied'] as const;

/**
 * The video that the desk works with: where it is, and a span that it plays and stops after. Listeners hear every shown moment; they are
 * for what has to move with the video (caption, play head), and nothing else may follow them.
 */
export class Player {
  #video: HTMLVideoElement | null = null;
  #span: Span | null = null;
  #held: { seconds: number; isPlaying: boolean } | null = null;
  #frame = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A ref for the `<video>`. */
  readonly attach = (video: HTMLVideoElement): (() => void) => {
    this.#video = video;
    for (const event of EVENTS) video.addEventListener(event, this.#follow);
    return () => {
      for (const event of EVENTS) video.removeEventListener(event, this.#follow);
      cancelAnimationFrame(this.#frame);
      this.#video = null;
    };
  };

  /** Whole milliseconds. */
  readonly timeMs = (): number => Math.round((this.#video?.currentTime ?? 0) * 1000);
  /** Whole milliseconds; 0 while nobody knows. */
  readonly durationMs = (): number => {
    const seconds = this.#video?.duration ?? 0;
    return Number.isFinite(seconds) ? Math.round(seconds * 1000) : 0;
  };
  readonly isPlaying = (): boolean => this.#video !== null && !this.#video.paused;
  /** Whether the browser holds all of the video, and needs its address no more. */
  readonly isWhole = (): boolean => {
    const { buffered, duration } = this.#video ?? { buffered: null, duration: Number.NaN };
    return buffered?.length === 1 && buffered.start(0) === 0 && buffered.end(0) >= duration - 0.1;
  };

  /** Goes to a span's start and plays to its end. */
  playSpan(span: Span): void {
    this.#span = span;
    this.seek(span.startMs);
    this.#play();
  }

  seek(ms: number): void {
    this.#held = null;
    if (this.#video) this.#video.currentTime = Math.max(0, ms) / 1000;
    this.#tell();
  }

  /** Pauses, or goes on within a span; from anywhere else it begins at the span's start. It stops at its end. */
  toggle(span: Span): void {
    if (this.isPlaying()) return this.#video?.pause();
    if (this.timeMs() < span.startMs || this.timeMs() >= span.endMs) return this.playSpan(span);
    this.#span = span;
    this.#play();
  }

  /** Remembers where the video is, before it gets another address. It goes on from there once it has loaded. */
  hold(): void {
    const seconds = this.#video?.currentTime ?? 0;
    if (seconds > 0 || this.isPlaying()) this.#held ??= { seconds, isPlaying: this.isPlaying() };
  }

  /** A browser may refuse to play what nobody asked for, and a pause cancels a start: then the video stands, with its own controls. */
  #play(): void {
    this.#video?.play().catch(() => undefined);
  }

  readonly #follow = (event: Event): void => {
    if (event.type === 'loadedmetadata') this.#resume();
    if (event.type === 'seeking' && this.#span && !this.#isWithin(this.#span)) this.#span = null;
    if (event.type === 'play') this.#watch();
    this.#stopAtEnd();
    this.#tell();
  };

  /** Every shown moment while the video plays; in a hidden page its own events, four a second, go on alone. */
  #watch(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#stopAtEnd();
      this.#tell();
      if (this.isPlaying()) this.#watch();
    });
  }

  #stopAtEnd(): void {
    const end = this.#span?.endMs;
    if (end === undefined || !this.#video || this.#video.paused || this.timeMs() < end) return;
    this.#span = null;
    this.#video.pause();
    this.#video.currentTime = end / 1000;
  }

  #isWithin({ startMs, endMs }: Span): boolean {
    return startMs <= this.timeMs() && this.timeMs() <= endMs;
  }

  #resume(): void {
    const held = this.#held;
    this.#held = null;
    if (!held || !this.#video) return;
    this.#video.currentTime = held.seconds;
    if (held.isPlaying) this.#play();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
