import type { SessionUser } from '@transcreate/web-kit';

/** How the page addresses a person: as they want to be shown, else by their name, else by what they sign in with. */
export function nameOf({ displayName, name, username, email }: SessionUser): string {
  return [displayName, name, username, email].find((text) => text.trim() !== '') ?? '';
}
