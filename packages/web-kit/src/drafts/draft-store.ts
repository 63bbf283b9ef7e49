import { inTab, onDevice } from '../device/device-storage.js';
import type { DeviceStorage } from '../device/device-storage.js';
import { storedObject } from '../device/parse.js';

/** Texts that were typed and not yet sent. A person's stand on the device under their id; the guest's in the tab alone, so that nobody who
 * opens the site later on a shared computer is offered them, and whoever signs in next in that tab takes them along. */

/** Stands for nobody in particular: the guest, or nobody yet. */
export const GUEST_OWNER = 'guest';

const PREFIX = 'draft:';

export interface Draft {
  text: string;
  /** ISO 8601. */
  savedAt: string;
}

const storageOf = (owner: string): DeviceStorage => (owner === GUEST_OWNER ? inTab : onDevice);
const prefixOf = (owner: string) => `${PREFIX}${owner}:`;

export function readDraft(owner: string, key: string): Draft | null {
  const stored = storedObject(storageOf(owner).get(prefixOf(owner) + key));
  if (typeof stored?.text !== 'string' || stored.text === '') return null;
  return { text: stored.text, savedAt: typeof stored.savedAt === 'string' ? stored.savedAt : '' };
}

/** Keeps a draft; an empty one is none. False if it will not outlive the page. */
export function writeDraft(owner: string, key: string, draft: Draft): boolean {
  if (draft.text !== '') return storageOf(owner).set(prefixOf(owner) + key, JSON.stringify(draft));
  storageOf(owner).remove(prefixOf(owner) + key);
  return true;
}

/** One person's drafts, for work that goes on without a component: texts that wait on the device until they can be sent. */
export interface DraftShelf {
  read(key: string): Draft | null;
  /** Keeps a text under the time of now; an empty one is none. False if it will not outlive the page. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  /** The keys that begin so. */
  keys(beginning: string): string[];
}

export const shelfOf = (owner: string): DraftShelf => ({
  read: (key) => readDraft(owner, key),
  write: (key, text) => writeDraft(owner, key, { text, savedAt: new Date().toISOString() }),
  remove: (key) => void writeDraft(owner, key, { text: '', savedAt: '' }),
  keys: (beginning) => keysOf(owner).filter((key) => key.startsWith(beginning)),
});

/** Whether this person has drafts on this device. */
export function hasDraftsOf(owner: string): boolean {
  return keysOf(owner).length > 0;
}

export function clearDraftsOf(owner: string): void {
  for (const key of keysOf(owner)) storageOf(owner).remove(prefixOf(owner) + key);
}

/** Gives what the guest typed in this tab to the person who has signed in. Where both have a draft, none is lost: the newer stands first. */
export function moveGuestDrafts(owner: string): void {
  for (const key of keysOf(GUEST_OWNER)) {
    const typed = readDraft(GUEST_OWNER, key);
    if (typed) writeDraft(owner, key, united(typed, readDraft(owner, key)));
  }
  clearDraftsOf(GUEST_OWNER);
}

function united(one: Draft, other: Draft | null): Draft {
  if (!other || other.text === one.text) return one;
  const [newer, older] = one.savedAt >= other.savedAt ? [one, other] : [other, one];
  return { text: `${newer.text}\n\n${older.text}`, savedAt: newer.savedAt };
}

function keysOf(owner: string): string[] {
  const prefix = prefixOf(owner);
  return storageOf(owner)
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}
