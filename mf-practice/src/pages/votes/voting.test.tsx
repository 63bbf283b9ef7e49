import type { VoteState } from '@transcreate/contracts';
import { failed, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { translationOf, voteableOf } from './factories.js';
import { card, count, figure, focusOn, free, held, item, never, open, pathTo, rank } from './testing.js';

const EXAMPLE = voteableOf(1, {}, [
  translationOf(1, { voteCounts: { '1': 2, '2': 0, '3': 0 } }),
  translationOf(2, { userRank: 2, voteCounts: { '1': 0, '2': 1, '3': 0 } }),
  translationOf(3),
  translationOf(4, { isOwner: true }),
]);
const [FIRST] = EXAMPLE.translations;
const VOTE = `POST /api/submissions/${FIRST!.id}/vote`;
const PATH = pathTo(EXAMPLE);

type Options = Parameters<typeof open>[0];
const openExample = (options: Options = {}) => open({ voteables: [EXAMPLE, voteableOf(2)], path: PATH, ...options });

/** A server that answers a vote when the test says so. */
function slowly() {
  let settle: ((state: VoteState) => void) | undefined;
  const castVote = () => new Promise<VoteState>((resolve) => (settle = resolve));
  return { castVote, answer: (state: VoteState) => settle?.(state) };
}

const refusing = (...failure: Parameters<typeof failed>) => ({
  submissions: {
    castVote: (): never => {
      throw failed(...failure);
    },
  },
});

describe('a rank', () => {
  it('is free where no other translation holds it', async () => {
    openExample();
    expect(free(await item('译文 1'))).toEqual(['1', '3']);
    expect(free(await item('译文 2'))).toEqual(['1', '2', '3']);
    expect(held(await item('译文 2'))).toEqual(['2']);
    expect(rank(await item('译文 1'), '2')).toHaveAttribute('title', 'You have given 2nd to another translation. Take it back there first.');
  });

  it('is given by choosing it, and then no longer free elsewhere', async () => {
    const { user, server } = openExample();
    await user.click(rank(await item('译文 1'), '1'));
    await waitFor(() => expect(server.to(VOTE).map(({ input }) => input)).toEqual([{ id: FIRST!.id, rank: 1 }]));
    const first = await item('译文 1');
    expect(held(first)).toEqual(['1']);
    await waitFor(() => expect(free(first)).toEqual(['1', '3']));
    expect(['Score', 'Votes', '1st'].map((name) => figure(first, name))).toEqual(['9', '3', '3']);
    expect(free(await item('译文 3'))).toEqual(['3']);
    expect(within(await card(/Pun 1/)).getByText('2/3 votes cast')).toBeVisible();
    expect(screen.getByText('You gave 1st.')).toBeInTheDocument();
  });

  it('is taken back by choosing it again', async () => {
    const { user, server } = openExample();
    await user.click(rank(await item('译文 2'), '2'));
    const { id } = EXAMPLE.translations[1]!;
    await waitFor(() => expect(server.to(`POST /api/submissions/${id}/vote`).map(({ input }) => input)).toEqual([{ id, cancel: true }]));
    const second = await item('译文 2');
    expect(held(second)).toEqual([]);
    expect(figure(second, 'Votes')).toBe('0');
    await waitFor(async () => expect(free(await item('译文 1'))).toEqual(['1', '2', '3']));
    expect(within(await card(/Pun 1/)).getByText('0/3 votes cast')).toBeVisible();
  });

  it('moves when another one is chosen for the same translation', async () => {
    const { user, state } = openExample();
    await user.click(rank(await item('译文 2'), '3'));
    const second = await item('译文 2');
    expect(held(second)).toEqual(['3']);
    expect(['Score', 'Votes', '2nd', '3rd'].map((name) => figure(second, name))).toEqual(['1', '1', '0', '1']);
    await waitFor(() => expect(state.voteables[0]!.translations[1]!.userRank).toBe(3));
  });
});

describe('a vote under way', () => {
  it('shows at once, and disables the other buttons while it runs', async () => {
    const server = slowly();
    const { user } = openExample({ api: { submissions: { castVote: server.castVote } } });
    const first = await item('译文 1');
    await user.click(rank(first, '1'));
    expect(held(first)).toEqual(['1']);
    expect(figure(first, 'Score')).toBe('9');
    expect(free(first)).toEqual(['1']);
    expect(rank(first, '1')).toHaveFocus();
    expect(rank(first, '1')).toHaveAttribute('aria-busy', 'true');
    expect(free(await item('译文 2'))).toEqual([]);
    server.answer({ score: 30, voteCounts: { '1': 10, '2': 0, '3': 0 }, hasVoted: true, userRank: 1 });
    await waitFor(() => expect(free(first)).toEqual(['1', '3']));
    expect(figure(first, 'Score')).toBe('30');
  });

  it('is sent once, however often its button is pressed', async () => {
    const { user, server } = openExample({ api: { submissions: { castVote: never } } });
    await user.tripleClick(rank(await item('译文 1'), '1'));
    expect(server.to(VOTE)).toHaveLength(1);
  });
});

describe('a refused vote', () => {
  it('is taken back everywhere, with the reason, until that is dismissed', async () => {
    const { user } = openExample({ api: refusing(409, 'rank_taken', 'You gave this rank to another translation.') });
    await user.click(rank(await item('译文 1'), '1'));
    const first = await item('译文 1');
    const alert = await within(first).findByRole('alert');
    expect(alert).toHaveTextContent('This was not counted: your votes stand as before.You gave this rank to another translation.');
    expect(held(first)).toEqual([]);
    expect(['Score', '1st'].map((name) => figure(first, name))).toEqual(['6', '2']);
    expect(within(await card(/Pun 1/)).getByText('1/3 votes cast')).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    expect(within(first).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('makes the page ask how things stand', async () => {
    const { user, state } = openExample({ api: refusing(409, 'rank_taken', 'Taken.') });
    await item('译文 1');
    count(state, EXAMPLE.translations[2]!.id, 1);
    await user.click(rank(await item('译文 1'), '1'));
    await waitFor(async () => expect(held(await item('译文 3'))).toEqual(['1']));
    expect(within(await card(/Pun 1/)).getByText('2/3 votes cast')).toBeVisible();
  });

  it.each([
    [403, 'own_submission', 'You cannot vote for a translation of your own group.', 'You cannot vote for a translation of your own group.'],
    [403, 'sign_in_required', 'Please sign in with your own e-mail.', 'Please sign in with your own e-mail.'],
    [0, 'network', '', 'The server could not be reached. Check your connection and try again.'],
    [500, 'internal', '', 'The server did not say why. Please try again.'],
  ] as const)('with %i %s says why', async (status, code, message, expected) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openExample({ api: refusing(status, code, message) });
    await user.click(rank(await item('译文 1'), '3'));
    expect(await within(await item('译文 1')).findByText(expected)).toBeVisible();
    expect(held(await item('译文 1'))).toEqual([]);
  });

  it('puts the former rank back', async () => {
    const { user } = openExample({ api: refusing(404, 'not_found', 'Gone.') });
    await user.click(rank(await item('译文 2'), '1'));
    await within(await item('译文 2')).findByText('Gone.');
    expect(held(await item('译文 2'))).toEqual(['2']);
  });
});

describe('single keys', () => {
  it('rank the focused translation, and take the rank back', async () => {
    const { user, state } = openExample();
    const first = await item('译文 1');
    first.focus();
    await user.keyboard('1');
    expect(held(first)).toEqual(['1']);
    expect(first).toHaveFocus();
    await waitFor(() => expect(free(first)).toEqual(['1', '3']));
    await user.keyboard('3');
    expect(held(first)).toEqual(['3']);
    await waitFor(() => expect(state.voteables[0]!.translations[0]!.userRank).toBe(3));
    await waitFor(() => expect(free(first)).toEqual(['1', '3']));
    await user.keyboard('3');
    expect(held(first)).toEqual([]);
  });

  it('work from a button of the translation, and the focus stays with it', async () => {
    const { user } = openExample();
    const first = await item('译文 1');
    rank(first, '3').focus();
    await user.keyboard('1');
    expect(held(first)).toEqual(['1']);
    expect(first).toHaveFocus();
  });

  it('say why nothing happens where another translation holds the rank', async () => {
    const { user, server } = openExample();
    const first = await item('译文 1');
    first.focus();
    await user.keyboard('2');
    expect(within(first).getByText('You have given 2nd to another translation. Take it back there first.')).toBeVisible();
    expect(server.to(VOTE)).toHaveLength(0);
    await user.keyboard('1');
    expect(within(first).queryByText(/Take it back there first/)).not.toBeInTheDocument();
  });

  it('do nothing to one’s own translation, nor where none has the focus, nor while somebody writes', async () => {
    const { user, server } = openExample();
    await focusOn('译文 4');
    await user.keyboard('1');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('1');
    await user.type(screen.getByPlaceholderText('Search translations...'), '1');
    expect(server.requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/vote'))).toHaveLength(0);
  });

  it('move from translation to translation', async () => {
    const { user } = openExample();
    const first = await item('译文 1');
    await user.keyboard('j');
    expect(first).toHaveFocus();
    await user.keyboard('j');
    expect(await item('译文 2')).toHaveFocus();
    await user.keyboard('kk');
    expect(first).toHaveFocus();
  });

  it('are listed by ?, and can be switched off for good', async () => {
    const { user, unmount, server } = openExample();
    await item('译文 1');
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keys on this page' });
    await waitFor(() => expect(within(dialog).getByText('Give the focused translation this rank, or take it back')).toBeVisible());
    await user.click(within(dialog).getByRole('checkbox', { name: 'Use single keys' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await focusOn('译文 1');
    await user.keyboard('1?n');
    expect(server.to(VOTE)).toHaveLength(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    unmount();

    const again = openExample();
    await focusOn('译文 1');
    await again.user.keyboard('1');
    expect(again.server.to(VOTE)).toHaveLength(0);
    await again.user.click(screen.getByRole('button', { name: 'Keyboard' }));
    await again.user.click(await screen.findByRole('checkbox', { name: 'Use single keys' }));
    await again.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await focusOn('译文 1');
    await again.user.keyboard('1');
    await waitFor(() => expect(again.server.to(VOTE)).toHaveLength(1));
  });
});
