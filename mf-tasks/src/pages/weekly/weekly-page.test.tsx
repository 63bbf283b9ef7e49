import { provideRoomLoader } from '@transcreate/web-kit';
import { failed, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { fileOf, openWeekly, practiceOf, submissionOf } from '../../testing.js';

const SUBMIT = 'POST /api/submissions';
const box = () => screen.findByRole('textbox', { name: 'Your Translation' });
const submit = () => screen.getByRole('button', { name: 'Submit Translation' });
const week = (number: number) => localStorage.setItem('selectedWeeklyPracticeWeek', String(number));
/** The room of week 2 is not this page's business. */
beforeEach(() => provideRoomLoader(async () => ({ App: () => null })));
const never = () => new Promise<never>(() => {});

describe('a week', () => {
  it('may have nothing yet', async () => {
    openWeekly({ texts: [] });
    expect(await screen.findByText('No practice examples available')).toBeVisible();
    expect(screen.getByText("Practice examples for Week 1 haven't been set up yet.")).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Week 1 Files' })).toBeVisible();
    expect(screen.getByText('No source files yet.')).toBeVisible();
    expect(screen.getByText('No translation files yet.')).toBeVisible();
  });
});

describe('the box', () => {
  it('says that a translation is missing', async () => {
    const { user, server } = openWeekly();
    await user.type(await box(), '  ');
    await user.click(submit());
    expect(screen.getByText('Please provide a translation')).toBeVisible();
    expect(await box()).toHaveFocus();
    expect(server.to(SUBMIT)).toHaveLength(0);
    await user.type(await box(), '慢');
    expect(screen.queryByText('Please provide a translation')).not.toBeInTheDocument();
  });

  it('submits, anonymously if wished', async () => {
    const { user, server } = openWeekly({ api: { submissions: { createSubmission: () => ({ submission: submissionOf({ isOwner: true }) }) } } });
    await user.type(await box(), '慢慢来');
    await user.click(screen.getByRole('checkbox', { name: 'Submit anonymously' }));
    await user.click(submit());
    expect(await screen.findByText('Translation submitted successfully!')).toBeVisible();
    expect(server.to(SUBMIT)[0]?.input).toMatchObject({ transcreation: '慢慢来', isAnonymous: true, culturalAdaptations: [] });
    expect(server.to(SUBMIT)[0]?.input).not.toHaveProperty('groupNumber');
  });

  it('says that it is submitting', async () => {
    const { user, server } = openWeekly({ api: { submissions: { createSubmission: never } } });
    await user.type(await box(), '慢{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: 'Submitting...' }));
    expect(server.to(SUBMIT)).toHaveLength(1);
  });

  it('stops at the limit and says by how much', async () => {
    const { user, server } = openWeekly();
    await user.click(await box());
    await user.paste('字'.repeat(5_001));
    await user.click(submit());
    expect(screen.getByText('Please keep it under 5000 characters: there are 5001 now.')).toBeVisible();
    expect(server.to(SUBMIT)).toHaveLength(0);
  });

  it('has helpers for bold, italic and links', async () => {
    const { user } = openWeekly();
    const field = (await box()) as HTMLTextAreaElement;
    await user.type(field, 'pun');
    field.setSelectionRange(0, 3);
    await user.click(screen.getByRole('button', { name: 'Bold' }));
    expect(field).toHaveValue('**pun**');
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([2, 5]));
    await user.keyboard('{Control>}i{/Control}');
    expect(field).toHaveValue('***pun***');
    field.setSelectionRange(9, 9);
    await user.click(screen.getByRole('button', { name: 'Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Insert link' }));
    await user.type(dialog.getByRole('textbox', { name: 'Text' }), 'here');
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'javascript:x');
    await user.click(dialog.getByRole('button', { name: 'Insert Link' }));
    expect(dialog.getByText('Enter a web address, such as example.org.')).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: 'Address' }));
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'example.org" ');
    await user.click(dialog.getByRole('button', { name: 'Insert Link' }));
    expect(field).toHaveValue('***pun***[here](https://example.org)');
  });

  it.each([
    ['in week 2', 2, practiceOf({ weekNumber: 2 })],
    ['at a picture alone', 4, practiceOf({ weekNumber: 4, content: 'Image-based practice', imageUrl: '/api/images/1' })],
    ['at a picture beside its text', 4, practiceOf({ weekNumber: 4, imageUrl: '/api/images/1', imageAlignment: 'portrait-split' })],
  ])('is not there %s', async (_, number, text) => {
    week(number);
    openWeekly({ texts: [text] });
    await screen.findByRole('button', { name: 'All Submissions (0)' });
    expect(screen.queryByRole('textbox', { name: /Your Translation/ })).not.toBeInTheDocument();
    expect(screen.getByText(/Hand this one in as a file/)).toBeVisible();
    expect(screen.getByText('Reference examples open once you have handed in your work for this week.')).toBeVisible();
  });

  it('leaves its place to reference examples once a file is handed in', async () => {
    week(2);
    const reference = { text: '面包房，慢慢来', comment: '' };
    let isHandedIn = false;
    const listWeeklyPractice = () => [practiceOf({ weekNumber: 2, ...(isHandedIn && { referencesLocked: undefined, referenceExamples: [reference] }) })];
    const uploadTranslationFile = () => {
      isHandedIn = true;
      return { file: fileOf(1, { weekNumber: 2 }) };
    };
    const { user } = openWeekly({ api: { content: { listWeeklyPractice }, files: { uploadTranslationFile } } });
    await user.upload(await screen.findByLabelText('Upload Translation', { selector: 'input' }), new File(['译文'], '译文.txt'));
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await user.click(await screen.findByText('Reference example'));
    expect(screen.getByText(reference.text)).toBeVisible();
  });

  it('is for those who are logged in', async () => {
    openWeekly({ user: 'guest' });
    await waitFor(() => expect(screen.getAllByText('Login Required')).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: 'Go to Login' })[0]).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('the files', () => {
  const translations = Array.from({ length: 12 }, (_, place) => fileOf(place + 1));
  const source = fileOf(99, { type: 'source', fileName: 'Brief & notes.pdf', description: 'Read this first' });
  const listed = () => within(screen.getByRole('list', { name: 'Translation Files' })).getAllByRole('listitem');

  it('are two lists, of translations the first ten at first', async () => {
    const { user } = openWeekly({ files: [source, ...translations] });
    expect(await screen.findByText('Read this first')).toBeVisible();
    expect(listed()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show all (12)' }));
    expect(listed()).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(listed()).toHaveLength(10);
  });

  it('can be saved under their own names', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const disposition = `attachment; filename="_.docx"; filename*=UTF-8''${encodeURIComponent('译文 1.docx')}`;
    const reply = () => new Response('bytes', { headers: { 'content-disposition': disposition } });
    const { user } = openWeekly({ files: [translations[0]!], api: { files: { downloadWeeklyFile: reply } } });
    await user.click(await screen.findByRole('button', { name: 'Download 译文 1.docx' }));
    await waitFor(() => expect(saved).toEqual(['译文 1.docx']));
  });

  it('that can’t be fetched are said so', async () => {
    const downloadWeeklyFile = () => {
      throw failed(404, 'not_found', 'This was not found.');
    };
    const { user } = openWeekly({ files: [translations[0]!], api: { files: { downloadWeeklyFile } } });
    await user.click(await screen.findByRole('button', { name: 'Download 译文 1.docx' }));
    expect(await screen.findByText('译文 1.docx could not be downloaded. This was not found.')).toBeVisible();
  });

  it('are not for visitors', async () => {
    openWeekly({ user: 'visitor', files: [translations[0]!] });
    expect(await screen.findByText('译文 1.docx')).toBeVisible();
    expect(screen.getByText(/Files are for students of the course/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Download|Upload/ })).not.toBeInTheDocument();
  });

  it('are deleted by admins, after a question', async () => {
    const { user, server } = openWeekly({ user: 'admin', files: [source], api: { files: { deleteWeeklyFile: () => ({ success: true }) } } });
    await user.click(await screen.findByRole('button', { name: 'Delete Brief & notes.pdf' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this file?' }));
    expect(dialog.getByText('Brief & notes.pdf')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No source files yet.')).toBeVisible();
    expect(server.to(`DELETE /api/weekly-practice-files/${source._id}`)).toHaveLength(1);
  });
});

describe('an upload', () => {
  const UPLOAD = 'POST /api/weekly-practice-files/week/1/translation';
  const source = fileOf(99, { type: 'source', fileName: 'Brief.pdf' });
  const choose = async (user: ReturnType<typeof openWeekly>['user'], file: File) =>
    user.upload(await screen.findByLabelText('Upload Translation', { selector: 'input' }), file);
  const paper = new File(['译文'], '我的译文.docx');

  it('sends a file with what is said about it', async () => {
    const files = [source];
    const uploadTranslationFile = () => {
      const file = fileOf(1, { fileName: '我的译文.docx' });
      files.push(file);
      return { file };
    };
    const { user, server } = openWeekly({ files, api: { files: { uploadTranslationFile } } });
    await choose(user, paper);
    await user.type(screen.getByRole('textbox', { name: 'Description (optional)' }), '第二稿');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Translation of (optional)' }), 'Brief.pdf');
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('我的译文.docx is uploaded.')).toBeVisible();
    const sent = server.to(UPLOAD)[0]!;
    expect(sent.input).toMatchObject({ description: '第二稿', sourceFileId: source._id });
    expect((sent.input.file as File).name).toBe('我的译文.docx');
    expect(sent.headers.get('content-type')).toBeNull();
    expect(screen.getByText('我的译文.docx')).toBeVisible();
  });

  it('can be cancelled, and keeps the choice then', async () => {
    const { user } = openWeekly({ api: { files: { uploadTranslationFile: never } } });
    await choose(user, paper);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByRole('progressbar', { name: 'Uploading 我的译文.docx: 0 %' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Upload' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('我的译文.docx')).not.toBeInTheDocument();
  });

  it('that fails can be tried again', async () => {
    let isRefused = true;
    const uploadTranslationFile = () => {
      if (isRefused) throw failed(415, 'unsupported_type', 'This type of content is not accepted.');
      return { file: fileOf(1) };
    };
    const { user } = openWeekly({ api: { files: { uploadTranslationFile } } });
    await choose(user, paper);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('我的译文.docx could not be uploaded.')).toBeVisible();
    expect(screen.getByText('This type of content is not accepted.')).toBeVisible();
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('我的译文.docx is uploaded.')).toBeVisible();
  });

  it('is not begun with a file that is too large', async () => {
    const { user, server } = openWeekly();
    const large = new File(['x'], 'film.mp4');
    Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 });
    await choose(user, large);
    expect(await screen.findByText('film.mp4 is larger than 25 MB.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
    expect(server.to(UPLOAD)).toHaveLength(0);
  });

  it('of source files is for admins', async () => {
    openWeekly({ user: 'admin' });
    expect(await screen.findByRole('button', { name: 'Upload Source File' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload Translation' })).toBeVisible();
  });
});

describe('the subtitle task', () => {
  it.each([[2, 1], [3, 0]])('in week %i is shown %i times, whatever else the week has', async (number, times) => {
    week(number);
    provideRoomLoader(async (name) => ({ App: () => <p>the room {name}</p> }));
    openWeekly({ texts: [] });
    expect(await screen.findByText('No practice examples available')).toBeVisible();
    await waitFor(() => expect(screen.queryAllByText('the room subtitles')).toHaveLength(times));
  });
});
