import type { OpenedText } from '@transcreate/contracts';
import { failed, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { openMyWork, ownOf, submissionOf, subtitleOf } from '../../testing.js';

const mine = ownOf({
  transcreation: '**面包房**里', status: 'rejected', statusReason: 'The pun is gone.', voteCounts: { '1': 2, '2': 1, '3': 0 }, explanation: '取“慢”字',
});
const opened: OpenedText = { ...mine.sourceTextId, referenceExamples: [{ text: '来，慢慢吃', comment: 'Slow.' }], imageUrl: '', imageAlt: '' };
const example = { ...mine.sourceTextId, _id: 'e0000000-0000-4000-8000-000000000002', kind: 'practice' as const, title: 'An arrow', weekNumber: 3 };
const practice = { ...ownOf({ _id: '50000000-0000-4000-8000-000000000002', transcreation: '光阴似箭' }), sourceTextId: example };
const titles = async () => (await screen.findAllByRole('article')).map((each) => within(each).getByRole('heading').textContent);
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('my work', () => {
  it('shows text, status with its reason, votes with the score, and the reference examples that it opened', async () => {
    const { user } = openMyWork({ own: [mine], opened: [opened] });
    const work = await card('ST 1: Bakery window');
    expect(work.getByText('Come in and loaf with us.')).toBeVisible();
    expect(work.getByText('面包房')).toHaveProperty('tagName', 'STRONG');
    expect(work.getByText('Rejected')).toBeVisible();
    expect(work.getByText('The pun is gone.')).toBeVisible();
    expect(work.getByText('取“慢”字')).toBeVisible();
    expect(work.getByLabelText('Votes')).toHaveTextContent('Score81st22nd13rd0');
    await user.click(work.getByText('Reference example'));
    expect(work.getByText('来，慢慢吃')).toBeVisible();
    expect(work.getByRole('link', { name: 'Open in Weekly Practice' })).toHaveAttribute('href', `/weekly-practice?week=1#text-${opened._id}`);
  });

  it('is filtered by kind and week, which the address keeps', async () => {
    const { user } = openMyWork({ own: [mine, practice] });
    expect(await titles()).toEqual(['An arrow', 'ST 1: Bakery window']);
    expect(screen.getByRole('heading', { name: '2 source texts' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Practice examples');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Week' }), 'Week 1');
    expect(await screen.findByText('Nothing of this kind and week')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  it('takes its filters from the address, and leaves what is no filter', async () => {
    openMyWork({ own: [mine, practice], path: '/my-work?kind=practice&week=9' });
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('combobox', { name: 'Week' })).toHaveValue('');
  });

  it('is edited in its place', async () => {
    let text = mine.transcreation;
    const updateSubmission = ({ transcreation }: { transcreation?: unknown }) => {
      text = String(transcreation);
      return { submission: submissionOf({ transcreation: text, isOwner: true }) };
    };
    const listOwnSubmissions = () => ({ submissions: [{ ...mine, transcreation: text }] });
    const { user, server } = openMyWork({ api: { submissions: { listOwnSubmissions, updateSubmission } } });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Translation' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Translation' }));
    await user.type(dialog.getByRole('textbox', { name: 'Translation' }), '慢慢来');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('慢慢来', { selector: 'article *' })).toBeVisible();
    expect(server.to(`PUT /api/submissions/${mine._id}`)).toHaveLength(1);
  });

  it('counts what was handed in as a file, with its picture', async () => {
    const picture = { content: 'Image-based practice', imageUrl: '/api/images/1', imageAlt: 'A poster' };
    const poster: OpenedText = { ...opened, ...picture, _id: 'a0000000-0000-4000-8000-000000000009', title: 'ST 9' };
    openMyWork({ opened: [poster] });
    const work = await card('ST 9');
    expect(work.getByText('Handed in as a file, or as subtitles.')).toBeVisible();
    expect(work.getByRole('img', { name: 'A poster' })).toBeVisible();
    expect(work.queryByText('Image-based practice')).not.toBeInTheDocument();
  });

  it('has the subtitles that were handed in, by segment, to be edited in their place', async () => {
    let data = [subtitleOf(1), subtitleOf(2, { segmentId: 3, sourceText: 'The outlook is grim.', chineseTranslation: '前景黯淡', isAnonymous: true })];
    const subtitles = {
      listOwnSubtitleSubmissions: () => ({ success: true as const, data, count: data.length }),
      updateSubtitleSubmission: ({ chineseTranslation }: { chineseTranslation?: unknown }) => {
        data = [data[0]!, { ...data[1]!, chineseTranslation: String(chineseTranslation) }];
        return { success: true as const, submission: data[1]! };
      },
    };
    const { user, server } = openMyWork({ own: [mine], api: { subtitles } });
    const work = await card('Subtitle Task');
    expect(screen.getByRole('heading', { name: '1 source text, and subtitles' })).toBeVisible();
    expect(work.getByRole('link', { name: 'Open in Weekly Practice' })).toHaveAttribute('href', '/weekly-practice?week=2');
    expect(within(work.getByRole('region', { name: 'Segment 1' })).getByText('我是坏人吗？')).toBeVisible();
    const third = within(work.getByRole('region', { name: 'Segment 3' }));
    expect(third.getByText('The outlook is grim.')).toBeVisible();
    expect(third.getByText('Anonymous')).toBeVisible();
    await user.click(third.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Translation' }));
    const field = dialog.getByRole('textbox', { name: 'Translation' });
    await user.clear(field);
    await user.type(field, '天色不妙');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('天色不妙', { selector: 'article *' })).toBeVisible();
    expect(server.to(`PUT /api/subtitle-submissions/${data[1]!._id}`)).toHaveLength(1);
  });

  it('stays when the subtitles can not be had', async () => {
    const listOwnSubtitleSubmissions = () => {
      throw failed(403, 'forbidden', 'Not today.');
    };
    openMyWork({ own: [mine], api: { subtitles: { listOwnSubtitleSubmissions } } });
    await card('ST 1: Bakery window');
    expect(screen.getByText('Your subtitles could not be loaded.')).toBeVisible();
  });

  it('says where to begin while there is nothing', async () => {
    openMyWork();
    expect(await screen.findByText('Nothing submitted yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Weekly Practice' })).toHaveAttribute('href', '/weekly-practice');
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true;
    const listOwnSubmissions = () => {
      if (isDown) throw failed(403, 'forbidden', 'Not today.');
      return { submissions: [mine] };
    };
    const { user } = openMyWork({ api: { submissions: { listOwnSubmissions } } });
    expect(await screen.findByText('Your work could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card('ST 1: Bakery window');
  });

  it('stays when the reference examples can not be had', async () => {
    const listOpenedTexts = () => {
      throw failed(403, 'forbidden', 'Not today.');
    };
    openMyWork({ own: [mine], api: { content: { listOpenedTexts } } });
    await card('ST 1: Bakery window');
    expect(screen.getByText('The reference examples could not be loaded.')).toBeVisible();
  });

  it.each([
    ['guest', 'Please log in to see your work.'],
    ['visitor', /You are signed in as a visitor/],
  ] as const)('is for people who submit: a %s is asked to log in', async (user, words) => {
    const { server } = openMyWork({ user });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to Login' })).toBeVisible();
    expect(server.to('GET /api/submissions/my-submissions')).toHaveLength(0);
  });

  it('speaks Chinese', async () => {
    openMyWork({ own: [mine], language: 'zh-Hans' });
    expect(await screen.findByRole('heading', { level: 1, name: '我的作业' })).toBeVisible();
    expect(await screen.findByText('老师的评语：')).toBeVisible();
  });
});
