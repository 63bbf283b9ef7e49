import { formatTimeCode, writeSubRip } from '@transcreate/rules';
import { failed, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { FALLBACK } from '../rules/segment.js';
import { fakeVideo, openDesk, segmentOf, submissionOf } from '../testing.js';
// So that no test waits for this piece to be loaded.
import './admin-tools.js';

const UPDATE = 'PUT /api/subtitles/update/1';
// The desk has forty buttons, and a machine with much to do takes its time to name them all.
jest.setTimeout(60_000);

const button = (name: string | RegExp) => screen.findByRole('button', { name }, { timeout: 20_000 });
const panel = async () => within(await screen.findByRole('region', { name: 'Edit Time Codes' }, { timeout: 20_000 }));

beforeEach(() => void fakeVideo());

async function openTimeCodes(updateSegment?: NonNullable<Parameters<typeof openDesk>[0]>['api']) {
  const desk = openDesk({ user: 'admin', api: updateSegment });
  await desk.user.click(await button('Edit Time Codes'));
  return { ...desk, form: await panel() };
}

describe('the time codes', () => {
  it('are changed by admins, with a reason, and the segment shows them', async () => {
    const updateSegment = ({ startTime, endTime }: Record<string, unknown>) =>
      ({ success: true as const, segment: segmentOf(1, { startTime: String(startTime), endTime: String(endTime) }) });
    const { user, form, server } = await openTimeCodes({ subtitles: { updateSegment } });
    const start = form.getByRole('textbox', { name: 'Start Time' });
    expect(start).toHaveAttribute('placeholder', '00:00:00,000');
    expect(start).toHaveValue('00:00:02,520');
    await user.clear(start);
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(start, '00:00:02,500');
    expect(form.getByText('Duration: 1.895 s')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Reason (optional)' }), 'Breath');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The time codes of segment 1 are saved.')).toBeVisible();
    expect(server.to(UPDATE)[0]?.input).toMatchObject({ startTime: '00:00:02,500', endTime: '00:00:04,395', reason: 'Breath' });
    expect(within(screen.getByRole('region', { name: 'Current segment' })).getByText('00:00:02,500')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Edit Time Codes' })).not.toBeInTheDocument();
  });

  it('are looked at before they are sent', async () => {
    const { user, form, server } = await openTimeCodes();
    const end = form.getByRole('textbox', { name: 'End Time' });
    await user.clear(end);
    await user.type(end, '4.395');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Write it as HH:MM:SS,mmm.')).toBeVisible();
    await user.clear(end);
    await user.type(end, '00:00:06,000');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('It would end after segment 2 has begun.')).toBeVisible();
    expect(server.to(UPDATE)).toHaveLength(0);
  });

  it('that could not be sent count on this page all the same', async () => {
    const updateSegment = () => {
      throw failed(0, 'network');
    };
    const { user, form } = await openTimeCodes({ subtitles: { updateSegment } });
    const start = form.getByRole('textbox', { name: 'Start Time' });
    await user.clear(start);
    await user.type(start, '00:00:02,000');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The time codes could not be saved.')).toBeVisible();
    expect(form.getByText('This page shows them until it is loaded again.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Current segment' })).getByText('00:00:02,000')).toBeVisible();
    expect(start).toHaveValue('00:00:02,000');
  });

  it('that the server refuses are not shown, and stay to be mended', async () => {
    const updateSegment = () => {
      throw failed(400, 'invalid_input', 'The end must be within the video.');
    };
    const { user, form } = await openTimeCodes({ subtitles: { updateSegment } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The end must be within the video.')).toBeVisible();
    expect(form.queryByText(/until it is loaded again/)).not.toBeInTheDocument();
  });

  it('have a history', async () => {
    const span = (startMs: number) => ({ startTime: formatTimeCode(startMs), endTime: '00:00:04,395' });
    const change = { _id: 'd0000000-0000-4000-8000-000000000001', segmentId: 1, from: span(2_400), to: span(2_520), reason: 'Breath', changedBy: 'Lecturer', changedAt: '2026-09-08T08:00:00.000Z' };
    const { form } = await openTimeCodes({ subtitles: { listTimeCodeChanges: () => ({ success: true, data: [change] }) } });
    const item = await form.findByRole('listitem');
    for (const words of ['by Lecturer', '00:00:02,520 to 00:00:04,395', 'before: 00:00:02,400 to 00:00:04,395', 'Breath']) expect(item).toHaveTextContent(words);
  });
});

describe('an admin', () => {
  it('deletes a submission after a question that shows it', async () => {
    let data = [submissionOf(1, { chineseTranslation: '不合适' })];
    const subtitles = {
      listSubtitleSubmissions: () => ({ success: true as const, data, count: data.length }),
      deleteSubtitleSubmission: () => {
        data = [];
        return { success: true as const };
      },
    };
    const { user } = openDesk({ user: 'admin', api: { subtitles } });
    await user.click(await button('Show Submissions'));
    await user.click(await button('Delete submission of hanmeimei'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this submission?' }));
    expect(dialog.getByText('不合适')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('0 submission(s) for this segment')).toBeVisible();
  });
});

describe('an import', () => {
  const fileOf = (cues: number, name = 'lines.srt') => new File([writeSubRip(FALLBACK.slice(0, cues).map((each) => ({ ...each, text: `Line ${each.id}` })))], name);
  const input = () => screen.findByLabelText('Import Segments', { selector: 'input' });

  it('says how many subtitles a file has when they are not 26', async () => {
    const { user, server } = openDesk({ user: 'admin' });
    await user.upload(await input(), fileOf(25));
    expect(await screen.findByText('lines.srt has 25 subtitles. Exactly 26 are needed.')).toBeInTheDocument();
    expect(server.to('POST /api/subtitles/import')).toHaveLength(0);
  });

  it('names the lines that can not be used', async () => {
    const { user } = openDesk({ user: 'admin' });
    await user.upload(await input(), new File(['what is this?\n'], 'odd.vtt'));
    expect(await screen.findByText('Line 1: what is this?')).toBeInTheDocument();
  });

  it('gives all segments their lines', async () => {
    const importSegments = () => ({ success: true as const, data: FALLBACK.map(({ id }) => segmentOf(id, { sourceText: `Line ${id}` })), problems: [] });
    const { user, server } = openDesk({ user: 'admin', api: { subtitles: { importSegments } } });
    await user.click(await screen.findByText('Video and segments'));
    await user.upload(await input(), fileOf(26));
    await user.click(await button('Import lines.srt'));
    expect(await screen.findByText('The segments of lines.srt are imported.')).toBeVisible();
    expect(String(server.to('POST /api/subtitles/import')[0]?.input.text)).toContain('Line 26');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Source Text' })).toHaveValue('Line 1'));
  });
});

describe('going back to the built-in segments', () => {
  const others = FALLBACK.map(({ id }) => segmentOf(id, { sourceText: `Line ${id}` }));

  it('asks first, and gives all segments their lines back', async () => {
    let data = others;
    const restoreSegments = () => {
      data = FALLBACK.map(({ id }) => segmentOf(id));
      return { success: true as const, data };
    };
    const { user, server } = openDesk({ user: 'admin', api: { subtitles: { listSegments: () => ({ success: true, data }), restoreSegments } } });
    await user.click(await screen.findByText('Video and segments'));
    await user.click(await button('Back to the built-in segments'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to go back to the built-in segments?' }));
    expect(server.to('DELETE /api/subtitles/import')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Back to the built-in segments' }));
    expect(await screen.findByText('The built-in segments are back.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Source Text' })).toHaveValue('Am I a bad person?'));
    expect(screen.queryByRole('button', { name: 'Back to the built-in segments' })).not.toBeInTheDocument();
  });

  it('that the server refuses says why', async () => {
    const restoreSegments = () => {
      throw failed(409, 'conflict', 'The video is too short for them.');
    };
    const { user } = openDesk({ user: 'admin', api: { subtitles: { listSegments: () => ({ success: true, data: others }), restoreSegments } } });
    await user.click(await screen.findByText('Video and segments'));
    await user.click(await button('Back to the built-in segments'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Back to the built-in segments' }));
    expect(await dialog.findByText('The video is too short for them.')).toBeVisible();
  });
});

describe('the video', () => {
  it('is replaced by another one, and the page shows that', async () => {
    const video = { fileName: 'new.mp4', mediaType: 'video/mp4', size: 3, durationMs: 90_000, isBuiltIn: false, uploadedAt: '2026-09-08T08:00:00.000Z' };
    let isReplaced = false;
    const files = {
      getVideo: () => ({ success: true as const, video: isReplaced ? video : { ...video, fileName: 'old.mp4' } }),
      replaceVideo: () => {
        isReplaced = true;
        return { success: true as const, video };
      },
    };
    const { user, server } = openDesk({ user: 'admin', api: { files } });
    await user.click(await screen.findByText('Video and segments'));
    await user.upload(await screen.findByLabelText('Replace Video', { selector: 'input' }), new File(['mp4'], 'new.mp4'));
    expect(await screen.findByText('The video is replaced.')).toBeVisible();
    expect(await screen.findByText('Now: new.mp4, 1:30 long.')).toBeVisible();
    await waitFor(() => expect(server.to('POST /api/auth/ticket').filter(({ input }) => input.path === '/api/subtitles/video')).toHaveLength(2));
    expect(await button('Back to the built-in video')).toBeVisible();
  });
});
