import { act, renderRoom, screen } from '@transcreate/web-kit/testing';
import { fakeVideo } from '../testing.js';
import { Player } from './player.js';
import { VideoFrame } from './video-frame.js';

const MINUTE = 60_000;
const NONE: readonly [] = [];

let video: ReturnType<typeof fakeVideo>;
/** How many seconds of the video the browser holds. */
let held: number;

beforeEach(() => {
  jest.useFakeTimers();
  // Minutes that a video plays are thousands of moments, which say nothing here.
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  video = fakeVideo();
  held = 40;
  const buffered = { length: 1, start: () => 0, end: () => held };
  jest.spyOn(HTMLMediaElement.prototype, 'buffered', 'get').mockImplementation(() => buffered as unknown as TimeRanges);
});
afterEach(() => jest.useRealTimers());

const element = () => document.querySelector('video')!;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const happens = (event: string) => act(() => void element().dispatchEvent(new Event(event)));
/** What `<video>` plays now, and how often its captions were addressed. */
const source = () => element().getAttribute('src');
const captions = () => document.querySelector('track')!.getAttribute('src');

/** A video whose addresses carry the number of their ticket: the picture's are odd, those of the captions even. */
async function open() {
  let ticket = 0;
  const createTicket = ({ path }: Record<string, unknown>) => {
    ticket += 1;
    return { url: `${String(path)}${String(path).includes('?') ? '&' : '?'}ticket=${ticket}` };
  };
  renderRoom(<VideoFrame player={new Player()} segments={NONE} version={0} />, { api: { auth: { createTicket } } });
  await pass(100);
  expect(source()).toBe('/api/subtitles/video?ticket=1');
}

describe('the tickets of the video', () => {
  it('are renewed before they are too old, with those of the captions, and the picture stays where it is', async () => {
    await open();
    video.at(30);
    await pass(7 * MINUTE);
    expect(source()).toBe('/api/subtitles/video?ticket=1');
    await pass(MINUTE + 20_000);
    expect(source()).toBe('/api/subtitles/video?ticket=3');
    expect(captions()).toMatch(/ticket=4$/);
    video.at(0);
    await happens('loadedmetadata');
    expect(element().currentTime).toBe(30);
    expect(element().paused).toBe(true);
    await pass(9 * MINUTE);
    expect(source()).toBe('/api/subtitles/video?ticket=5');
  });

  it('are left alone while it plays, and renewed when it stands still', async () => {
    await open();
    await act(() => element().play());
    await pass(9 * MINUTE);
    expect(source()).toBe('/api/subtitles/video?ticket=1');
    act(() => element().pause());
    await pass(10_000);
    expect(source()).toBe('/api/subtitles/video?ticket=3');
  });

  it('are not renewed for a video that is here as a whole', async () => {
    await open();
    held = 102;
    await pass(30 * MINUTE);
    expect(source()).toBe('/api/subtitles/video?ticket=1');
  });

  it('that ran out while it played are replaced, and it plays on from there; a second failure is said', async () => {
    await open();
    await act(() => element().play());
    video.at(41);
    await pass(11 * MINUTE);
    await happens('error');
    await pass(100);
    expect(source()).toBe('/api/subtitles/video?ticket=3');
    video.at(0);
    video.play.mockClear();
    await happens('loadedmetadata');
    expect(element().currentTime).toBe(41);
    expect(video.play).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('The video could not be loaded.')).not.toBeInTheDocument();
    await happens('error');
    expect(screen.getByText('The video could not be loaded.')).toBeVisible();
    expect(source()).toBe('/api/subtitles/video?ticket=3');
  });
});

describe('the full screen', () => {
  const requestFullscreen = jest.fn(async () => undefined);
  const allow = (isAllowed: boolean) => Object.defineProperty(document, 'fullscreenEnabled', { value: isAllowed, configurable: true });
  beforeEach(() => void Object.assign(HTMLElement.prototype, { requestFullscreen }));
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
    Reflect.deleteProperty(document, 'fullscreenEnabled');
  });

  it('has the caption in it, and not the picture alone', async () => {
    allow(true);
    await open();
    act(() => screen.getByRole('button', { name: 'Full screen' }).click());
    const [filled] = requestFullscreen.mock.contexts as unknown as HTMLElement[];
    expect(filled).not.toBe(element());
    expect(filled).toContainElement(element());
  });

  it('is not offered where a page may not fill it, as on an iPhone', async () => {
    allow(false);
    await open();
    expect(screen.queryByRole('button', { name: 'Full screen' })).not.toBeInTheDocument();
  });
});
