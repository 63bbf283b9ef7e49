import { demoOf, EMPTY_ACTIVITY, exportActivity, historyOf, importActivity, reduceHistory, tokenize } from '@transcreate/rules/reorderer';
import type { Activity, ActivityHistory, Direction, HistoryAction, Lexicon, PatternId } from '@transcreate/rules/reorderer';
import { useDraft } from '@transcreate/web-kit';
import { useEffect, useReducer, useRef } from 'react';

/** The table takes a sentence or a few; more cards than this nobody can lay in order. */
export const MOST_TOKENS = 500;

/** The sentence on the table with everything that can be done to it. It is a draft: it outlives a reload and a closed tab. */
export function useActivity(lexicon: Lexicon | undefined) {
  const draft = useDraft('toolkit:reorderer');
  const [history, dispatch] = useReducer(reduceHistory, draft.text, fromDraft);
  const { present } = history;
  useKept(present, draft.setText);
  const cut = (text: string, direction: Direction, characters: boolean) => {
    const tokens = tokenize(text, { characters: characters && direction === 'zh-en', lexicon });
    return tokens.length > MOST_TOKENS ? [] : tokens;
  };
  const { sourceText, direction, characters } = present;
  return {
    activity: present,
    draft,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    dispatch,
    setSource: (text: string) => dispatch({ type: 'source', text, tokens: cut(text, direction, characters) }),
    setDirection: (next: Direction) => dispatch({ type: 'direction', direction: next, tokens: cut(sourceText, next, characters) }),
    setCharacters: (on: boolean) => dispatch({ type: 'characters', on, tokens: cut(sourceText, direction, on) }),
    loadDemo: (pattern: PatternId) => dispatch({ type: 'load', activity: demoOf(pattern, direction, (text) => cut(text, direction, false)) }),
  };
}

export type ActivityView = ReturnType<typeof useActivity>;
export type Dispatch = (action: HistoryAction) => void;

/** Keeps the activity as a draft after each step; an empty table is none. */
function useKept(activity: Activity, keep: (text: string) => void): void {
  const kept = useRef(activity);
  useEffect(() => {
    if (kept.current === activity) return;
    kept.current = activity;
    keep(activity.sourceText === '' && activity.literalText === '' ? '' : draftOf(activity));
  }, [activity, keep]);
}

/** An exported file, and what a file does not say. */
function draftOf(activity: Activity): string {
  const { characters, auto } = activity;
  return JSON.stringify({ ...exportActivity(activity, ''), characters, auto });
}

function fromDraft(text: string): ActivityHistory {
  // Where a guest and who signs in then both have a draft, the newer stands first, and a blank line between them.
  const [newest = ''] = text.split('\n\n');
  const activity = importActivity(newest);
  if (!activity) return historyOf(EMPTY_ACTIVITY);
  const { characters, auto } = JSON.parse(newest) as Partial<Activity>;
  return historyOf({ ...activity, characters: characters === true, auto: auto === 'paused' ? 'paused' : 'on' });
}
