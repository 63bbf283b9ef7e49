import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { credentials } from '../session/credentials.js';
import { useSessionStore } from '../session/session-provider.js';
import { ownerOf } from '../session/session-store.js';
import { clearDraftsOf, hasDraftsOf, readDraft, shelfOf, writeDraft } from './draft-store.js';
import type { DraftShelf } from './draft-store.js';

export interface DraftState {
  text: string;
  setText(text: string): void;
  /** The text was typed earlier: before a reload, a crash, a log-in. */
  restored: boolean;
  /** When the text was last kept, ISO 8601; undefined while it is as it was given. */
  savedAt?: string;
  /** False if the browser keeps nothing: the text will not outlive the page. */
  kept: boolean;
  /** The text has been sent, or is not wanted any more. */
  clear(): void;
}

interface Held {
  /** Whose draft of what this is. */
  owner: string;
  key: string;
  text: string;
  restored: boolean;
  savedAt?: string;
  kept: boolean;
}

/**
 * The text of a textarea, kept on the device from the first letter until `clear`. `key` names what it is for: 'practice:<id>'. The text
 * follows the person: at a change of the session it is replaced by what the next one has typed here.
 *
 * @param initial what stands there when nothing has been typed, for a form that changes an existing text.
 */
export function useDraft(key: string, initial = ''): DraftState {
  const store = useSessionStore();
  const owner = ownerOf(useSyncExternalStore(store.subscribe, store.current).user);
  const [state, setHeld] = useState(() => held(owner, key, initial));
  let current = state;
  if (state.owner !== owner || state.key !== key) {
    current = held(owner, key, initial);
    setHeld(current);
  }
  const setText = useCallback(
    (text: string) => {
      const savedAt = text === initial ? undefined : new Date().toISOString();
      const kept = writeDraft(owner, key, { text: savedAt ? text : '', savedAt: savedAt ?? '' });
      setHeld({ owner, key, text, restored: false, savedAt, kept });
    },
    [owner, key, initial],
  );
  const clear = useCallback(() => setText(initial), [setText, initial]);
  const { text, restored, savedAt, kept } = current;
  return { text, restored, savedAt, kept, setText, clear };
}

function held(owner: string, key: string, initial: string): Held {
  const draft = readDraft(owner, key);
  if (!draft) return { owner, key, text: initial, restored: false, kept: true };
  return { owner, key, text: draft.text, restored: true, savedAt: draft.savedAt, kept: true };
}

/** The drafts of whoever the page works for, as a store; another one after a change of the session. */
export function useDraftShelf(): DraftShelf {
  const store = useSessionStore();
  const owner = ownerOf(useSyncExternalStore(store.subscribe, store.current).user);
  return useMemo(() => shelfOf(owner), [owner]);
}

/** Whether whoever is signed in has typed something that was not sent: log-out asks then. */
export const hasDrafts = () => hasDraftsOf(ownerOf(credentials.user()));

/** Throws away what whoever is signed in has typed and not sent. */
export const clearDrafts = () => clearDraftsOf(ownerOf(credentials.user()));
