import { ApiError } from '@transcreate/web-kit';

/** What registration and profile have in common. */
export interface AccountChoices {
  name: string;
  displayName?: string;
  username?: string;
  targetCultures: string[];
}

/** The fields of a submitted form. What is left empty is left out, so that it keeps its value or gets its default. */
export function accountOf(form: FormData): AccountChoices {
  const text = (field: string) => String(form.get(field) ?? '').trim();
  return {
    name: text('name'),
    displayName: text('displayName') || undefined,
    username: text('username') || undefined,
    targetCultures: culturesOf(text('targetCultures')),
  };
}

/** A list as people type it: separated by commas or semicolons of either script, each culture once. */
export function culturesOf(text: string): string[] {
  const cultures = text.split(/[,;，；、]/).map((culture) => culture.trim());
  return [...new Set(cultures)].filter((culture) => culture !== '');
}

/** What the server found wrong with single fields, by field. */
export function problemsOf(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.details.map(({ path, message }) => [path.split('.')[0] ?? path, message]));
}
