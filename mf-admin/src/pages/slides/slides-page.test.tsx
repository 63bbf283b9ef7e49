import type { Slide } from '@transcreate/contracts';
import { failed, renderRoom, screen, waitFor, within } from '@transcreate/web-kit/testing';
import type { FakeApi } from '@transcreate/web-kit/testing';
import { App } from '../../app.js';

type Answers = NonNullable<FakeApi['files']>;
type Options = Omit<NonNullable<Parameters<typeof renderRoom>[1]>, 'api' | 'path'> & { slides?: Slide[]; files?: Answers };

const slideOf = (number: number, fields: Partial<Slide> = {}): Slide => ({
  _id: `60000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title: `第 ${number} 周：双关`,
  date: `2026-09-0${number}`,
  file: `第${number}周.pdf`,
  order: number,
  size: 3_565_158,
  mediaType: 'application/pdf',
  ...fields,
});

/** The page on a server that keeps its slides as the real one does. */
function open({ slides = [], files = {}, ...options }: Options = {}) {
  const find = (id: unknown) => slides.find(({ _id }) => _id === id)!;
  const answers: Answers = {
    listSlides: () => ({ slides: [...slides] }),
    createSlide: ({ title, date, file }) => {
      const slide = slideOf(slides.length + 1, { title: String(title), date: String(date), file: String(file) });
      slides.push(slide);
      return { slide };
    },
    updateSlide: ({ id, ...changes }) => ({ slide: Object.assign(find(id), changes) }),
    moveSlide: ({ id, position }) => {
      const [slide] = slides.splice(slides.indexOf(find(id)), 1);
      slides.splice(Number(position) - 1, 0, slide!);
      return { slides: [...slides] };
    },
    deleteSlide: ({ id }) => {
      slides.splice(slides.indexOf(find(id)), 1);
      return { success: true };
    },
    uploadSlideFile: ({ file }) => ({ file: (file as File).name }),
    ...files,
  };
  return renderRoom(<App basePath="" />, { ...options, path: '/slides', api: { files: answers } });
}

const item = async (title: string) => within((await screen.findByRole('heading', { name: title })).closest('li')!);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the slides', () => {
  it('are for students: others are told how to become one', async () => {
    const { server, unmount } = open({ user: 'guest' });
    expect(await screen.findByText('Login Required')).toBeVisible();
    expect(screen.getByText('Please log in to see the slides.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    expect(server.to('GET /api/slides')).toHaveLength(0);
    unmount();
    open({ user: 'visitor' });
    expect(await screen.findByText(/You are signed in as a visitor/)).toBeVisible();
  });

  it('say when there are none, when they are awaited, and when they could not be read', async () => {
    let answer: (slides: { slides: Slide[] }) => void = () => undefined;
    const { unmount } = open({ files: { listSlides: () => new Promise((resolve) => (answer = resolve)) } });
    expect(await screen.findByText('Loading…')).toBeVisible();
    await waitFor(() => answer({ slides: [] }));
    expect(await screen.findByText('No slides available yet.')).toBeVisible();
    unmount();
    let isDown = true;
    const listSlides = () => {
      if (isDown) throw failed(500, 'internal');
      return { slides: [slideOf(1)] };
    };
    const { user } = open({ files: { listSlides } });
    const failure = within(await screen.findByRole('alert', {}, { timeout: 5_000 }));
    expect(failure.getByText('Unable to load slides.')).toBeVisible();
    isDown = false;
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '第 1 周：双关' })).toBeVisible();
  });

  it('stand there with title, day and file, and students change nothing', async () => {
    open({ slides: [slideOf(1), slideOf(2, { file: 'words.pptx', mediaType: 'application/vnd.ms-powerpoint' })] });
    const [pdf, other] = [await item('第 1 周：双关'), await item('第 2 周：双关')];
    expect(pdf.getByText('Sep 1, 2026')).toHaveAttribute('datetime', '2026-09-01');
    expect(pdf.getByText('3.4 MB')).toBeVisible();
    expect(pdf.getByRole('link', { name: 'Download' })).toHaveAttribute('href', `/slides/${encodeURIComponent('第1周.pdf')}`);
    expect(pdf.getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-expanded', 'false');
    expect(other.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add|Edit|Move|Delete/ })).not.toBeInTheDocument();
  });

  it('are downloaded under the name that the server gives, or say why not', async () => {
    let isGone = true;
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:slides', revokeObjectURL: () => undefined });
    const downloadSlide = () => {
      if (isGone) throw failed(404, 'not_found', 'There is no such slide.');
      return new Response('%PDF', { headers: { 'content-disposition': "attachment; filename*=UTF-8''%E8%AF%BE%E4%BB%B6.pdf" } });
    };
    const { user, server } = open({ slides: [slideOf(1)], files: { downloadSlide } });
    const link = (await item('第 1 周：双关')).getByRole('link', { name: 'Download' });
    await user.click(link);
    expect(await screen.findByText('第1周.pdf could not be downloaded. There is no such slide.')).toBeVisible();
    isGone = false;
    await user.click(link);
    await waitFor(() => expect(saved).toEqual(['课件.pdf']));
    expect(server.requests.at(-1)!.url).toBe(`/slides/${encodeURIComponent('第1周.pdf')}`);
  });
});

describe('an admin', () => {
  const admin = { user: 'admin' } as const;
  const pdf = new File(['%PDF'], '第三周 双关.pdf');
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  it('adds slides: the file goes up, then what is said about it', async () => {
    const { user, server } = open(admin);
    await user.click(await screen.findByRole('button', { name: 'Add Slides' }));
    const form = await dialog('Add Slides');
    const save = form.getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    expect(save).toHaveAccessibleDescription('Enter a title and choose a file to save.');
    await user.upload(form.getByLabelText('File', { selector: 'input' }), pdf);
    expect(form.getByLabelText(/^Title/)).toHaveValue('第三周 双关');
    await user.clear(form.getByLabelText(/^Title/));
    expect(save).toHaveAccessibleDescription('Enter a title to save.');
    await user.type(form.getByLabelText(/^Title/), 'Week 3');
    await user.clear(form.getByLabelText('Date'));
    await user.type(form.getByLabelText('Date'), '2026-10-05');
    await user.click(save);
    expect(await screen.findByText('Week 3 is saved.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Week 3' })).toBeVisible();
    expect(server.to('POST /api/slides')[0]!.input).toEqual({ title: 'Week 3', date: '2026-10-05', file: '第三周 双关.pdf' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stops an upload, and keeps what was chosen', async () => {
    const { user, server } = open({ ...admin, files: { uploadSlideFile: () => new Promise(() => undefined) } });
    await user.click(await screen.findByRole('button', { name: 'Add Slides' }));
    const form = await dialog('Add Slides');
    await user.upload(form.getByLabelText('File', { selector: 'input' }), pdf);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('progressbar', { name: 'Uploading 第三周 双关.pdf: 0 %' })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(form.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(form.getByText('第三周 双关.pdf')).toBeVisible();
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    expect(server.to('POST /api/slides')).toHaveLength(0);
  });

  it('tries again after a failure without sending the file twice', async () => {
    let isDown = true;
    const createSlide: Answers['createSlide'] = ({ title }) => {
      if (isDown) throw failed(503, 'unavailable', 'This part of the site is not reachable just now.');
      return { slide: slideOf(3, { title: String(title) }) };
    };
    const { user, server } = open({ ...admin, files: { createSlide } });
    await user.click(await screen.findByRole('button', { name: 'Add Slides' }));
    const form = await dialog('Add Slides');
    await user.upload(form.getByLabelText('File', { selector: 'input' }), pdf);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The slides could not be saved.')).toBeVisible();
    isDown = false;
    await user.click(form.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('第三周 双关 is saved.')).toBeVisible();
    expect(server.to('POST /api/slides/upload')).toHaveLength(1);
  });

  it('does not begin to send a file that is too large', async () => {
    const { user } = open(admin);
    await user.click(await screen.findByRole('button', { name: 'Add Slides' }));
    const form = await dialog('Add Slides');
    const large = new File(['x'], 'film.pdf');
    Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 });
    await user.upload(form.getByLabelText('File', { selector: 'input' }), large);
    expect(form.getByText('film.pdf is larger than 25 MB.')).toBeVisible();
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('changes a title and leaves the file as it is', async () => {
    const { user, server } = open({ ...admin, slides: [slideOf(1)] });
    await user.click((await item('第 1 周：双关')).getByRole('button', { name: 'Edit' }));
    const form = await dialog('Edit Slides');
    expect(form.getByText('第1周.pdf')).toBeVisible();
    await user.clear(form.getByLabelText(/^Title/));
    await user.type(form.getByLabelText(/^Title/), 'Puns');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Puns' })).toBeVisible();
    expect(server.requests.find(({ method }) => method === 'PUT')!.input).toMatchObject({ title: 'Puns', date: '2026-09-01', file: '第1周.pdf' });
  });

  it('orders and deletes', async () => {
    const { user } = open({ ...admin, slides: [slideOf(1), slideOf(2), slideOf(3)] });
    const last = await item('第 3 周：双关');
    expect(last.getByRole('button', { name: 'Move down' })).toBeDisabled();
    await user.click(last.getByRole('button', { name: 'Move up' }));
    await waitFor(() => expect(titles()).toEqual(['第 1 周：双关', '第 3 周：双关', '第 2 周：双关']));
    await user.click((await item('第 1 周：双关')).getByRole('button', { name: 'Delete' }));
    const question = await dialog('Are you sure you want to delete this slide?');
    expect(question.getByText('第 1 周：双关')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual(['第 3 周：双关', '第 2 周：双关']));
  });
});
