import type { Rank, Voteable } from '@transcreate/contracts';
import { useLocation, useNavigate } from '@transcreate/web-kit';
import { act, renderRoom, screen, within } from '@transcreate/web-kit/testing';
import type { FakeApi } from '@transcreate/web-kit/testing';
import { App } from '../../app.js';
import { exampleOf } from '../search/factories.js';
import { selected, viewOf } from './arrangement.js';
import { stateWith } from './ballot.js';
import { voteableOf } from './factories.js';

type Options = Parameters<typeof renderRoom>[1] & { voteables?: Voteable[] };

/** The address, and the browser's way back. */
function Browser() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="search">{search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        the way back
      </button>
    </>
  );
}

/** /votes on a server that keeps these examples, and counts votes for them. */
export function open({ voteables = [voteableOf(1), voteableOf(2)], api = {}, path = '/votes', ...options }: Options = {}) {
  const state = { voteables };
  const answers: FakeApi = {
    content: { searchExamples: () => ({ results: [exampleOf({ _id: voteableOf(1).example.id })] }) },
    ...api,
    submissions: {
      listVoteable: ({ category = 'all', week, exampleId, summary }) => ({
        examples: selected(state.voteables, viewOf(new URLSearchParams({ category: String(category), week: String(week) })))
          .filter(({ example }) => exampleId === undefined || example.id === exampleId)
          .map((each) => (summary === 'true' ? withoutTexts(each) : each)),
      }),
      castVote: ({ id, rank: given = null }) => count(state, String(id), given as Rank | null),
      ...api.submissions,
    },
  };
  const ui = (
    <>
      <App basePath="" />
      <Browser />
    </>
  );
  return { ...renderRoom(ui, { path, ...options, api: answers }), state };
}

/** What the server does with a vote. */
export function count(state: { voteables: Voteable[] }, id: string, given: Rank | null) {
  const before = state.voteables.flatMap(({ translations }) => translations).find((each) => each.id === id)!;
  const standing = stateWith(before, given);
  state.voteables = state.voteables.map(({ example, translations }) => ({
    example,
    translations: translations.map((each) => (each.id === id ? { ...each, ...standing } : each)),
  }));
  return standing;
}

function withoutTexts({ example, translations }: Voteable): Voteable {
  return { example, translations: translations.map(({ translation: _, ...each }) => each) };
}

export const pathTo = ({ example }: Voteable, rest = '') => `/votes?example=${example.id}${rest}`;
export const card = (name: RegExp | string) => screen.findByRole('link', { name });

/** The place of a translation, by its text. */
export async function item(text: string): Promise<HTMLElement> {
  const shown = await screen.findByText(text, { selector: '[lang]' });
  return shown.closest('article')!;
}

/** Gives a translation the focus, as the key for the next one does. */
export async function focusOn(text: string): Promise<void> {
  const shown = await item(text);
  act(() => shown.focus());
}

export const rank = (where: HTMLElement, name: string) => within(where).getByRole('button', { name });
/** The ranks that are shown as the person's own. */
export const held = (where: HTMLElement) => within(where).queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
/** The ranks that can be chosen. */
export const free = (where: HTMLElement) => RANK_NAMES.filter((name) => !rank(where, name).matches(':disabled'));
/** A figure of a translation's standing. */
export const figure = (where: HTMLElement, name: string) => within(where).getByText(name).parentElement!.querySelector('dd')!.textContent;
/** An answer that does not come. */
export const never = () => new Promise<never>(() => {});

const RANK_NAMES = ['1', '2', '3'];
