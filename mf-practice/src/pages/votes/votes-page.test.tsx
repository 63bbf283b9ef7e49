import type { Voteable } from '@transcreate/contracts';
import { failed, screen, waitFor, within } from '@transcreate/web-kit/testing';
import type { FakeApi } from '@transcreate/web-kit/testing';
import { exampleOf } from '../search/factories.js';
import { sortedExamples, viewOf } from './arrangement.js';
import { translationOf, voteableOf } from './factories.js';
import { card, figure, item, never, open, pathTo, rank } from './testing.js';

const LIST = 'GET /api/submissions/voteable';

const cards = () => screen.getAllByRole('link', { name: /Week \d/ }).map((link) => link.getAttribute('aria-labelledby'));

describe('the cards', () => {
  it('say what there is to vote for, and how far one is', async () => {
    const translations = [translationOf(1, { userRank: 1 }), translationOf(2, { userRank: 3 })];
    const tutorial = voteableOf(4, { category: 'tutorial', weekNumber: 3, title: 'ST 4' }, translations);
    open({ voteables: [tutorial, voteableOf(2, { category: 'weekly-practice' }), voteableOf(3), voteableOf(5, { title: '' })] });
    const first = await card('Source Text 4 Tutorial Week 3');
    expect(within(first).getByText('2/3 votes cast')).toBeVisible();
    expect(within(first).getByRole('progressbar', { name: '2/3 votes cast' })).toHaveAttribute('value', '2');
    expect(within(first).getByText('Time flies like an arrow.')).toHaveAttribute('lang', 'en');
    expect(await card('Source Text 2 Practice Week 1')).toBeVisible();
    expect(await card('Pun 3 Practice Week 1')).toBeVisible();
    expect(await card('Untitled Practice Week 1')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Vote Results' })).toBeVisible();
    expect(document.title).toBe('Vote Results · Transcreate');
    expect(screen.getByText('Select a source text above to view detailed vote results.')).toBeVisible();
  });

  it('come without the texts of translations', async () => {
    const { server } = open();
    await card(/Pun 1/);
    expect(server.to(LIST).map(({ input }) => input)).toEqual([{ summary: 'true' }]);
  });

  it('follow the filters, which are in the address', async () => {
    const tutorials = [voteableOf(2, { category: 'tutorial' }), voteableOf(3, { category: 'tutorial', weekNumber: 2 })];
    const { user } = open({ voteables: [voteableOf(1), ...tutorials] });
    await card(/Pun 1/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Tutorial');
    await waitFor(() => expect(cards()).toHaveLength(2));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Week' }), 'Week 2');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByTestId('search')).toHaveTextContent('?category=tutorial&week=2');
    await user.click(screen.getByText('the way back'));
    expect(screen.getByRole('combobox', { name: 'Week' })).toHaveValue('all');
    await waitFor(() => expect(cards()).toHaveLength(2));
  });

  it.each([
    ['Score', 'sort=score'],
    ['Total Votes', 'sort=votes'],
  ])('are sorted by %s', async (label, search) => {
    const counts = [{ '1': 0, '2': 0, '3': 1 }, { '1': 5, '2': 0, '3': 0 }, { '1': 0, '2': 0, '3': 7 }];
    const voteables = counts.map((voteCounts, at) => voteableOf(at + 1, {}, [translationOf(at + 1, { voteCounts })]));
    const { user } = open({ voteables });
    await card(/Pun 1/);
    const idsOf = (list: Voteable[]) => list.map(({ example }) => expect.stringContaining(example.id) as string);
    expect(cards()).toEqual(idsOf(voteables));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort By' }), label);
    expect(cards()).toEqual(idsOf(sortedExamples(voteables, viewOf(new URLSearchParams(search)).sort)));
    expect(screen.getByTestId('search')).toHaveTextContent(search);
  });

  it('can be those not yet voted, and a selected one stays while it is being voted in', async () => {
    const voted = voteableOf(2, {}, [translationOf(9, { userRank: 1 })]);
    const { user } = open({ voteables: [voteableOf(1), voted] });
    await card(/Pun 2/);
    await user.click(screen.getByRole('checkbox', { name: 'Not yet voted' }));
    expect(cards()).toHaveLength(1);
    await user.click(await card(/Pun 1/));
    await user.click(rank(await item('译文 11'), '1'));
    expect(within(await card(/Pun 1/)).getByText('1/3 votes cast')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Not yet voted' }));
    await user.click(screen.getByRole('checkbox', { name: 'Not yet voted' }));
    expect(await screen.findByText('No Examples Found')).toBeVisible();
  });
});

describe('nothing to show', () => {
  it('says so, and what to do first', async () => {
    open({ voteables: [] });
    expect(await screen.findByText('No Examples Found')).toBeVisible();
    expect(screen.getByText('A source text appears here as soon as somebody has submitted a translation of it.')).toBeVisible();
  });

  it('says that it is the filters, and leads back', async () => {
    const { user } = open({ path: '/votes?category=tutorial&week=2' });
    expect(await screen.findByText('No Examples Found')).toBeVisible();
    expect(screen.getByText('No examples available with the selected filters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await card(/Pun 1/)).toBeVisible();
  });

  it('says what failed, and tries again', async () => {
    let isDown = true;
    const { user } = open({
      api: {
        submissions: {
          listVoteable: () => {
            if (isDown) throw failed(400, 'invalid_input', 'This is too much for one reply.');
            return { examples: [voteableOf(1)] };
          },
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The vote results could not be loaded.This is too much for one reply.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card(/Pun 1/)).toBeVisible();
  });
});

describe('a selected source text', () => {
  it('shows its details, takes the focus and is in the address', async () => {
    const { user, server } = open();
    await user.click(await card(/Pun 1/));
    expect(screen.getByRole('heading', { level: 2, name: 'Pun 1' })).toHaveFocus();
    expect(await card(/Pun 1/)).toHaveAttribute('aria-current', 'true');
    const { id } = voteableOf(1).example;
    expect(screen.getByTestId('search')).toHaveTextContent(`?example=${id}`);
    expect(within(screen.getByRole('region', { name: 'Source text' })).getByText('Time flies like an arrow.')).toHaveAttribute('lang', 'en');
    expect(await screen.findByText('译文 11')).toHaveAttribute('lang', 'zh-Hans');
    expect(server.to(LIST).at(-1)?.input).toEqual({ exampleId: id });
    expect(screen.getByText(/1st is worth 3 points/)).toBeVisible();
  });

  it('is shown to whoever opens its address', async () => {
    open({ path: pathTo(voteableOf(2)) });
    expect(await screen.findByText('译文 21')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Pun 2' })).not.toHaveFocus();
  });

  it('goes with the way back', async () => {
    const { user } = open();
    await user.click(await card(/Pun 1/));
    await user.click(await card(/Pun 2/));
    await user.click(screen.getByText('the way back'));
    expect(screen.getByRole('heading', { level: 2, name: 'Pun 1' })).toBeVisible();
  });

  it('is cleared if it drops out of the filters', async () => {
    const { user } = open({ voteables: [voteableOf(1), voteableOf(2, { weekNumber: 2 })] });
    await user.click(await card(/Pun 1/));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Week' }), 'Week 2');
    expect(await screen.findByText('Select a source text above to view detailed vote results.')).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('search')).toHaveTextContent(/^\?week=2$/));
  });

  it('that does not exist is cleared', async () => {
    open({ path: '/votes?example=e0000000-0000-4000-8000-00000000dead' });
    expect(await screen.findByText('Select a source text above to view detailed vote results.')).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('search')).toBeEmptyDOMElement());
  });

  it('has its cultural guidance', async () => {
    open({ path: pathTo(voteableOf(1)) });
    expect(await screen.findByText('Serious, and a place of burial.')).toBeVisible();
    expect(screen.getByText('polysemy')).toBeVisible();
    expect(screen.getByText('Reference examples open once you have submitted your own.')).toBeVisible();
  });

  it('has the guidance and the picture of its place in course work', async () => {
    const text = {
      ...exampleOf({ _id: voteableOf(3).example.id, weekNumber: 4, culturalNotes: [{ term: 'loaf', note: 'Bread, and doing nothing.' }] }),
      content: 'Image-based practice', imageUrl: '/api/images/1', imageAlt: 'A bakery window', imageSize: 200, imageAlignment: 'center',
      translationBrief: '', position: 1, version: 1,
    } as const;
    const pictured = { category: 'weekly-practice', weekNumber: 4, content: text.content } as const;
    const listWeeklyPractice = () => [{ ...text, category: 'weekly-practice' as const }];
    const listTutorialTasks = () => [{ ...text, _id: voteableOf(4).example.id, category: 'tutorial' as const, content: 'Come in and loaf with us.' }];
    const voteables = [voteableOf(3, pictured), voteableOf(4, { ...pictured, category: 'tutorial', content: 'Come in and loaf with us.' })];
    const { user } = open({ path: pathTo(voteables[0]!), voteables, api: { content: { listWeeklyPractice, listTutorialTasks } } });
    const details = within(await screen.findByRole('region', { name: 'Source text' }));
    expect(await details.findByText('Bread, and doing nothing.')).toBeVisible();
    expect(details.getByRole('img', { name: 'A bakery window' })).toBeVisible();
    expect(details.queryByText('Image-based practice')).not.toBeInTheDocument();
    await user.click(await card(/Tutorial/));
    const other = within(await screen.findByRole('region', { name: 'Source text' }));
    expect(await other.findByText('Bread, and doing nothing.')).toBeVisible();
    expect(other.getByText('Come in and loaf with us.')).toBeVisible();
  });

  it('shows the formatting of translations, and nothing of them as HTML', async () => {
    const translation = translationOf(1, { translation: '**光阴**似箭 <img src=x onerror=alert(1)> [看](example.org)' });
    open({ path: pathTo(voteableOf(1)), voteables: [voteableOf(1, {}, [translation])] });
    expect(await screen.findByText('光阴')).toHaveProperty('tagName', 'STRONG');
    expect(screen.getByText(/<img src=x/)).toBeVisible();
    expect(screen.getByRole('link', { name: '看' })).toHaveAttribute('href', 'https://example.org');
  });

  it('says if its guidance could not be had', async () => {
    const api: FakeApi = {
      content: {
        searchExamples: () => {
          throw failed(403, 'forbidden', 'Not today.');
        },
      },
    };
    open({ path: pathTo(voteableOf(1)), api });
    expect(await screen.findByText('The cultural notes could not be loaded.')).toBeVisible();
    expect(await screen.findByText('译文 11')).toBeVisible();
  });

  it('says if its translations could not be had, and tries again', async () => {
    let isDown = true;
    const { user } = open({
      path: pathTo(voteableOf(1)),
      api: {
        submissions: {
          listVoteable: ({ exampleId }) => {
            if (exampleId && isDown) throw failed(404, 'not_found', 'This example does not exist.');
            return { examples: [voteableOf(1)] };
          },
        },
      },
    });
    expect(await screen.findByText('The translations could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('译文 11')).toBeVisible();
  });

  it('leads to the next one not yet voted, by button and by key', async () => {
    const { user } = open({ voteables: [voteableOf(1), voteableOf(2, {}, [translationOf(9, { userRank: 1 })]), voteableOf(3)] });
    await user.click(await screen.findByRole('button', { name: 'Next not yet voted' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Pun 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next not yet voted' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Pun 3' })).toHaveFocus();
    await user.keyboard('n');
    expect(screen.getByRole('heading', { level: 2, name: 'Pun 1' })).toHaveFocus();
  });

  it('says that there is no next one, and leads back to its card', async () => {
    const { user } = open({ voteables: [voteableOf(1)], path: pathTo(voteableOf(1)) });
    expect(await screen.findByText('No other source text here is waiting for your vote.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to source texts' }));
    expect(await card(/Pun 1/)).toHaveFocus();
  });
});

describe('the translations', () => {
  const counted = translationOf(1, { translation: '光阴似箭', voteCounts: { '1': 4, '2': 2, '3': 1 }, groupNumber: 5 });
  const voteable = voteableOf(1, {}, [counted, translationOf(2, { translation: '时光飞逝' })]);

  it('show group, score, votes by rank and in all, and the bar in words', async () => {
    open({ voteables: [voteable], path: pathTo(voteable) });
    const first = await item('光阴似箭');
    expect(within(first).getByText('Group 5')).toBeVisible();
    expect(['Score', 'Votes', '1st', '2nd', '3rd'].map((name) => figure(first, name))).toEqual(['17', '7', '4', '2', '1']);
    expect(within(first).getByRole('img', { name: '1st: 4, 2nd: 2, 3rd: 1' })).toBeVisible();
    const second = await item('时光飞逝');
    expect(within(second).queryByText(/Group/)).not.toBeInTheDocument();
    expect(within(second).getByRole('img', { name: 'No votes yet' })).toBeVisible();
  });

  it('can be searched', async () => {
    const { user } = open({ voteables: [voteable], path: pathTo(voteable) });
    await item('光阴似箭');
    const box = screen.getByPlaceholderText('Search translations...');
    await user.type(box, '飞逝');
    await waitFor(() => expect(screen.queryByText('光阴似箭')).not.toBeInTheDocument());
    expect(screen.getByText('时光飞逝')).toBeVisible();
    await user.type(box, '!');
    expect(await screen.findByText('No translations found matching your search criteria.')).toBeVisible();
  });

  it('are sorted, and stay where they are while votes change their scores', async () => {
    const close = translationOf(2, { translation: '时光飞逝', voteCounts: { '1': 5, '2': 0, '3': 0 } });
    const example = voteableOf(1, {}, [translationOf(3), close, counted]);
    const { user } = open({ voteables: [example], path: pathTo(example, '&sort=score') });
    const texts = () => screen.getAllByRole('article').map((each) => each.querySelector('[lang]')!.textContent);
    await item('光阴似箭');
    expect(texts()).toEqual(['光阴似箭', '时光飞逝', '译文 3']);
    await user.click(rank(await item('时光飞逝'), '1'));
    await waitFor(async () => expect(figure(await item('时光飞逝'), 'Score')).toBe('18'));
    expect(texts()).toEqual(['光阴似箭', '时光飞逝', '译文 3']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort By' }), 'Total Votes');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort By' }), 'Score');
    expect(texts()).toEqual(['时光飞逝', '光阴似箭', '译文 3']);
  });

  it('of one’s own, and of one’s own group, have no ranks and say why', async () => {
    const own = translationOf(3, { isOwner: true, groupNumber: 2 });
    const group = translationOf(4, { groupNumber: 2 });
    const example = voteableOf(1, { category: 'tutorial' }, [own, group, translationOf(5, { groupNumber: 3 })]);
    open({ voteables: [example], path: pathTo(example) });
    const mine = await item('译文 3');
    expect(within(mine).getByText('Your translation')).toBeVisible();
    expect(within(mine).getByText('Your own translation is for others to rank.')).toBeVisible();
    expect(within(mine).queryByRole('button')).not.toBeInTheDocument();
    const ours = await item('译文 4');
    expect(within(ours).getByText('Your group’s translation is for others to rank.')).toBeVisible();
    expect(within(ours).queryByRole('button')).not.toBeInTheDocument();
    expect(rank(await item('译文 5'), '1')).toBeEnabled();
  });
});

describe.each(['guest', 'offline'] as const)('the %s', (who) => {
  it('reads everything, and is asked to log in to vote', async () => {
    const login = (): never => {
      throw failed(0, 'network');
    };
    const { user, server } = open({ user: who, path: pathTo(voteableOf(1)), api: { auth: { login } } });
    const first = await item('译文 11');
    expect(screen.getByText('Login Required')).toBeVisible();
    expect(screen.getByText('Please log in to vote.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    expect(rank(first, '1')).toBeDisabled();
    expect(rank(first, '1')).toHaveAttribute('title', 'Log in to vote');
    first.focus();
    await user.keyboard('1');
    expect(server.to(`POST /api/submissions/${translationOf(11).id}/vote`)).toHaveLength(0);
  });
});

it('speaks Chinese', async () => {
  open({ language: 'zh-Hans', path: pathTo(voteableOf(1)) });
  expect(await screen.findByRole('heading', { level: 1, name: '投票结果' })).toBeVisible();
  expect(await screen.findByPlaceholderText('搜索译文……')).toBeVisible();
  expect(document.title).toBe('投票结果 · Transcreate');
});

it('gets no answer for a while, and says that it is loading', async () => {
  open({ api: { submissions: { listVoteable: never } } });
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
});
