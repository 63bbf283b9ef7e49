import { act, failed, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { fakeVideo, openDesk, segmentOf, submissionOf } from '../testing.js';

const SAVE = 'PUT /api/subtitles/translate/1';
const SUBMIT = 'POST /api/subtitle-submissions/submit';
// The desk has forty buttons, and a machine with much to do takes its time to name them all.
jest.setTimeout(60_000);

const button = (name: string | RegExp) => screen.findByRole('button', { name }, { timeout: 20_000 });
const box = () => screen.findByRole('textbox', { name: 'Target Text' });
const source = () => screen.findByRole('textbox', { name: 'Source Text' });
const caption = () => document.querySelector('[data-caption]');
const never = () => new Promise<never>(() => {});
/** What a person sees after two seconds takes a test as long. */
const patient = { timeout: 5_000 };

let video: ReturnType<typeof fakeVideo>;
beforeEach(() => (video = fakeVideo()));

describe('the desk', () => {
  it('shows the places of the segments while they load', async () => {
    openDesk({ api: { subtitles: { listSegments: never } } });
    expect(await screen.findByText('The segments are loading.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('has a button for each of the 26 segments, and begins with the first', async () => {
    openDesk({ texts: new Map([[2, '二'], [26, '完']]) });
    const list = await screen.findByRole('list', { name: 'Segments' });
    expect(within(list).getAllByRole('button')).toHaveLength(26);
    expect(within(list).getByRole('button', { name: 'Segment 2, completed' })).toBeVisible();
    expect(within(list).getByRole('button', { name: 'Segment 1' })).toHaveAttribute('aria-current', 'true');
    expect(await source()).toHaveValue('Am I a bad person?');
    expect(await source()).toHaveAttribute('readonly');
    const current = within(screen.getByRole('region', { name: 'Current segment' }));
    expect(current.getByText('00:00:02,520')).toBeVisible();
    expect(current.getByText('00:00:04,395')).toBeVisible();
    expect(current.getByText('1.875 s')).toBeVisible();
    expect(screen.getByText('2 of 26 segments completed')).toBeVisible();
    expect(video.play).not.toHaveBeenCalled();
  });

  it('falls back to the built-in segments when they can not be had, and to the server’s on demand', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const listSegments = () => {
      if (isDown) throw failed(503, 'unavailable');
      return { success: true as const, data: Array.from({ length: 26 }, (_, place) => segmentOf(place + 1, { sourceText: `Line ${place + 1}` })) };
    };
    const { user } = openDesk({ api: { subtitles: { listSegments } } });
    expect(await screen.findByText('The segments could not be loaded; these are the built-in ones.', {}, patient)).toBeVisible();
    expect(await source()).toHaveValue('Am I a bad person?');
    expect(screen.getByText('0 of 26 segments completed')).toBeVisible();
    isDown = false;
    await user.click(await button('Try again'));
    await waitFor(async () => expect(await source()).toHaveValue('Line 1'));
  });
});

describe('the guidance', () => {
  it('stands with its line, and with no other', async () => {
    const guidance = { technique: 'polysemy', culturalNotes: [{ term: 'outlook', note: 'The forecast as well.' }] };
    const data = Array.from({ length: 26 }, (_, place) => segmentOf(place + 1, place === 2 ? guidance : {}));
    const { user } = openDesk({ api: { subtitles: { listSegments: () => ({ success: true, data }) } } });
    expect(await source()).toHaveValue('Am I a bad person?');
    expect(screen.queryByRole('heading', { name: 'Cultural notes' })).not.toBeInTheDocument();
    await user.click(await button('Segment 3'));
    expect(screen.getByRole('heading', { name: 'Cultural notes' })).toBeVisible();
    expect(screen.getByText('outlook')).toBeVisible();
    expect(screen.getByText('The forecast as well.')).toBeVisible();
    expect(screen.getByText('polysemy')).toBeVisible();
  });
});

describe('the video', () => {
  it('goes to the start of a chosen segment, and stops at its end', async () => {
    const { user } = openDesk();
    await user.click(await button('Segment 3'));
    expect(document.querySelector('video')!.currentTime).toBe(9.772);
    expect(video.play).toHaveBeenCalledTimes(1);
    expect(await source()).toHaveValue("I'm happiest when the outlook is grim.");
    video.at(12.6);
    expect(video.pause).not.toHaveBeenCalled();
    video.at(12.7);
    expect(video.pause).toHaveBeenCalledTimes(1);
    expect(document.querySelector('video')!.currentTime).toBe(12.66);
  });

  it('plays on where somebody has gone elsewhere meanwhile', async () => {
    const { user } = openDesk();
    await user.click(await button('Segment 3'));
    act(() => void (document.querySelector('video')!.currentTime = 30));
    video.at(40);
    expect(video.pause).not.toHaveBeenCalled();
  });

  it('carries the caption of the moment, half a second longer than its segment, in either language', async () => {
    const { user } = openDesk({ texts: new Map([[1, '我是坏人吗？']]) });
    await button('Segment 3');
    expect(caption()).toBeNull();
    video.at(2.6);
    await waitFor(() => expect(caption()).toHaveTextContent('Am I a bad person?'));
    await user.click(await button('Show Translation'));
    expect(caption()).toHaveTextContent('我是坏人吗？');
    expect(caption()).toHaveAttribute('lang', 'zh-Hans');
    video.at(4.895);
    expect(caption()).toHaveTextContent('我是坏人吗？');
    video.at(4.896);
    await waitFor(() => expect(caption()).toBeNull());
    video.at(6);
    await waitFor(() => expect(caption()).toHaveTextContent('Ask around.'));
    expect(await button('Show Original')).toBeVisible();
  });

  it('shows what is being typed', async () => {
    const { user } = openDesk();
    await user.type(await box(), '我坏吗');
    await user.click(await button('Show Translation'));
    video.at(3);
    await waitFor(() => expect(caption()).toHaveTextContent('我坏吗'));
  });

  it('says when it can not be had, and is fetched anew on demand', async () => {
    const { user, server } = openDesk();
    await waitFor(() => expect(document.querySelector('video')).toHaveAttribute('src', '/api/subtitles/video?ticket=1'));
    act(() => void document.querySelector('video')!.dispatchEvent(new Event('error')));
    expect(await screen.findByText('The video could not be loaded.')).toBeVisible();
    const tickets = () => server.to('POST /api/auth/ticket').filter(({ input }) => input.path === '/api/subtitles/video').length;
    expect(tickets()).toBe(1);
    await user.click(await button('Try again'));
    await waitFor(() => expect(tickets()).toBe(2));
    expect(screen.queryByText('The video could not be loaded.')).not.toBeInTheDocument();
  });
});

describe('the timeline', () => {
  const timeline = () => screen.findByRole('slider', { name: 'Position in the video' });

  it('says where the video is, and moves it by the keys', async () => {
    const { user } = openDesk();
    await button('Segment 1');
    video.at(3);
    await waitFor(async () => expect(await timeline()).toHaveAttribute('aria-valuetext', '0:03 of 1:42, segment 1'));
    expect(await timeline()).toHaveAttribute('aria-valuenow', '3');
    (await timeline()).focus();
    const now = () => document.querySelector('video')!.currentTime;
    await user.keyboard('{ArrowRight}');
    expect(now()).toBe(4);
    await user.keyboard('{PageUp}');
    expect(now()).toBe(5.615);
    await user.keyboard('{Home}{ArrowLeft}');
    expect(now()).toBe(0);
    await user.keyboard('{End}');
    expect(now()).toBe(102);
  });
});

describe('a text', () => {
  it('is counted and checked while it is typed, and nothing is forbidden', async () => {
    const { user } = openDesk();
    expect(screen.queryByText('Reads well.')).not.toBeInTheDocument();
    await user.type(await box(), '我是坏人吗？');
    expect(screen.getByText('6 characters')).toBeVisible();
    expect(screen.getByText('Recommended: 2 lines max, 16 chars/line')).toBeVisible();
    const check = within(screen.getByRole('region', { name: 'Reading check' }));
    expect(check.getByText('3.2 of 9 characters a second')).toBeVisible();
    expect(check.getAllByText('Reads well.')[0]).toBeVisible();
    await user.type(await box(), '因为我只在乎输赢别的都不管');
    expect(check.getByText('19 of 16 characters')).toBeVisible();
    expect(check.getByText('Line 1: 3 characters over.')).toBeVisible();
    expect(check.getByText('Too fast: 2.5 characters over. 237 ms longer would fit.')).toBeVisible();
    await user.selectOptions(check.getByRole('combobox', { name: 'Audience' }), 'children');
    expect(check.getByText('10.1 of 7 characters a second')).toBeVisible();
    expect(await button('Save')).toBeEnabled();
  });

  it('is saved: the button says so, and is itself again after two seconds', async () => {
    let answer = () => {};
    const arrived = new Promise<void>((resolve) => (answer = resolve));
    const saveTranslation = async () => {
      await arrived;
      return { success: true as const, segment: segmentOf(1, { chineseTranslation: '我' }) };
    };
    const { user, server } = openDesk({ api: { subtitles: { saveTranslation } } });
    await user.type(await box(), '我');
    await user.click(await button('Save'));
    expect(await button('Saving...')).toHaveAttribute('aria-busy', 'true');
    answer();
    expect(await button('Saved!')).toBeVisible();
    expect(server.to(SAVE)[0]?.input).toMatchObject({ segmentId: '1', chineseTranslation: '我' });
    expect(await button('Segment 1, completed')).toBeVisible();
    expect(screen.getByText('1 of 26 segments completed')).toBeVisible();
    expect(screen.queryByText('Draft saved on this device.')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Save' }, patient)).toBeVisible();
  });

  it('is kept on the device when the server can not be reached, and sent by itself when the connection is back', async () => {
    let isOffline = true;
    const saveTranslation = ({ chineseTranslation }: Record<string, unknown>) => {
      if (isOffline) throw failed(0, 'network');
      return { success: true as const, segment: segmentOf(1, { chineseTranslation: String(chineseTranslation) }) };
    };
    const { user, server } = openDesk({ api: { subtitles: { saveTranslation } } });
    await user.type(await box(), '我是坏人吗？');
    await user.click(await button('Save'));
    expect(await button('Saved')).toBeVisible();
    expect(screen.getByText(/^Saved on this device/)).toBeVisible();
    expect(screen.getByText('1 of 26 segments completed')).toBeVisible();
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('A text that waited on this device is saved now.')).toBeVisible();
    expect(screen.queryByText(/^Saved on this device/)).not.toBeInTheDocument();
    expect(server.to(SAVE)).toHaveLength(2);
    expect(await box()).toHaveValue('我是坏人吗？');
  });

  it('that is refused stays as it was typed, and the button says Error', async () => {
    const saveTranslation = () => {
      throw failed(403, 'forbidden', 'Only students may do that.');
    };
    const { user } = openDesk({ api: { subtitles: { saveTranslation } } });
    await user.type(await box(), '我');
    await user.click(await button('Save'));
    expect(await button('Error')).toBeVisible();
    expect(screen.getByText('Only students may do that.')).toBeVisible();
    expect(await box()).toHaveValue('我');
    expect(await screen.findByRole('button', { name: 'Save' }, patient)).toBeVisible();
  });

  it('of each segment is one’s own, and what was not saved is back when one returns', async () => {
    const { user } = openDesk({ texts: new Map([[2, '二']]) });
    await user.type(await box(), '没存');
    await user.click(await button('Segment 2, completed'));
    expect(await box()).toHaveValue('二');
    await user.click(await button('Segment 1'));
    expect(await box()).toHaveValue('没存');
  });
});

describe('a submission', () => {
  it('needs a text', async () => {
    const { user, server } = openDesk();
    await box();
    await user.click(await button('Submit Translation'));
    expect(screen.getByText('Please provide a translation')).toBeVisible();
    expect(await box()).toHaveFocus();
    expect(server.to(SUBMIT)).toHaveLength(0);
  });

  it('is handed in, anonymously if wished, stands in the list, and is one’s working text', async () => {
    const submitted = submissionOf(1, { isOwner: true, isAnonymous: true, username: 'lilei' });
    const list: typeof submitted[] = [];
    const subtitles = {
      submitSubtitle: () => {
        list.push(submitted);
        return { success: true as const, submission: submitted };
      },
      listSubtitleSubmissions: () => ({ success: true as const, data: list, count: list.length }),
    };
    const { user, server, texts } = openDesk({ api: { subtitles } });
    await user.type(await box(), '我是坏人吗？');
    await user.click(screen.getByRole('checkbox', { name: 'Submit anonymously' }));
    await user.click(await button('Submit Translation'));
    expect(await screen.findByText('Translation submitted successfully!')).toBeVisible();
    expect(server.to(SUBMIT)[0]?.input).toMatchObject({ segmentId: 1, chineseTranslation: '我是坏人吗？', isAnonymous: true });
    expect(await screen.findByText('1 submission(s) for this segment')).toBeVisible();
    expect(screen.getByText('Your Submission')).toBeVisible();
    await waitFor(() => expect(texts.get(1)).toBe('我是坏人吗？'));
  });

  it('that fails can be tried again, and is made once', async () => {
    let tries = 0;
    const submitSubtitle = () => {
      tries += 1;
      if (tries === 1) throw failed(503, 'unavailable');
      return { success: true as const, submission: submissionOf(1) };
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, server } = openDesk({ api: { subtitles: { submitSubtitle } } });
    await user.type(await box(), '我');
    await user.click(await button('Submit Translation'));
    expect(await screen.findByText('Failed to submit translation. Please try again.')).toBeVisible();
    await user.click(await button('Try again'));
    expect(await screen.findByText('Translation submitted successfully!')).toBeVisible();
    const [first, second] = server.to(SUBMIT).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(second);
  });
});

describe('the submissions of a segment', () => {
  it('are shown on demand, with what they are and whose', async () => {
    const data = [submissionOf(1), submissionOf(2, { isAnonymous: true, username: undefined, chineseTranslation: '我坏吗？' })];
    const { user } = openDesk({ api: { subtitles: { listSubtitleSubmissions: () => ({ success: true, data, count: 2 }) } } });
    await user.click(await button('Show Submissions'));
    expect(await screen.findByText('2 submission(s) for this segment')).toBeVisible();
    const items = screen.getAllByText(/^(我是坏人吗？|我坏吗？)$/).map((text) => text.closest('li')!);
    expect(items[0]).toHaveTextContent('hanmeimei');
    expect(items[1]).toHaveTextContent('Unknown');
    expect(items[1]).toHaveTextContent('Anonymous');
    await user.click(await button('Hide Submissions'));
    expect(screen.queryByText('2 submission(s) for this segment')).not.toBeInTheDocument();
  });

  it('may be none', async () => {
    const { user } = openDesk();
    await user.click(await button('Show Submissions'));
    expect(await screen.findByText('No submissions yet')).toBeVisible();
    expect(screen.getByText('Be the first to submit a translation for this segment!')).toBeVisible();
    expect(screen.getByText('0 submission(s) for this segment')).toBeVisible();
  });
});

describe('the keys', () => {
  it('change the segment, also from inside the text, which keeps the focus', async () => {
    const { user } = openDesk();
    await button('Segment 1');
    await user.keyboard(']]');
    expect(await source()).toHaveValue("I'm happiest when the outlook is grim.");
    await user.keyboard('[[');
    expect(await source()).toHaveValue('Ask around. Everybody has a story.');
    await user.click(await box());
    await user.keyboard(']');
    expect(await box()).toHaveValue(']');
    await user.keyboard('{Alt>}[BracketRight]{/Alt}');
    expect(await source()).toHaveValue("I'm happiest when the outlook is grim.");
    expect(await box()).toHaveFocus();
  });

  it('save, and list themselves', async () => {
    const { user, server } = openDesk();
    await user.type(await box(), '我');
    await user.keyboard('{Control>}s{/Control}');
    expect(await button('Saved!')).toBeVisible();
    expect(server.to(SAVE)).toHaveLength(1);
    await user.keyboard('{Alt>}[Slash]{/Alt}');
    expect(await screen.findByRole('dialog', { name: 'Keys for subtitling' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Single keys' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    (document.activeElement as HTMLElement).blur();
    await user.keyboard(']');
    expect(await source()).toHaveValue('Am I a bad person?');
  });
});

describe('who may only look', () => {
  it.each([['guest', 'Please log in to translate and submit subtitles.'], ['visitor', /^You are signed in as a visitor/]] as const)('is told so: the %s', async (user, text) => {
    openDesk({ user });
    expect(await screen.findByText('Login Required')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    expect(await source()).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Target Text' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit Time Codes' })).not.toBeInTheDocument();
  });
});
