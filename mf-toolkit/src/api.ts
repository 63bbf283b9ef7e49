import { content, toolkit } from '@transcreate/contracts/browser';
import type {
  content as contentCalls, DictionarySuggestion, LanguagePair, Link, MtProvider, Output, Sent, toolkit as toolkitCalls,
} from '@transcreate/contracts';
import { createClient } from '@transcreate/web-kit';

const tools = createClient(toolkit);
const shelf = createClient(content);

export type ToolkitConfig = Output<typeof toolkitCalls.getToolkitConfig>;
export type MemoryResult = Output<typeof toolkitCalls.searchMemory>;
export type Translator = Output<typeof toolkitCalls.listTranslators>['providers'][number];
export type LinkFields = Sent<typeof contentCalls.createLink>;

export const getConfig = (signal?: AbortSignal): Promise<ToolkitConfig> => tools.getToolkitConfig({}, { signal });
export const searchMemory = (q: string, langpair: LanguagePair): Promise<MemoryResult> => tools.searchMemory({ q, langpair });

export async function suggestWords(q: string, signal?: AbortSignal): Promise<DictionarySuggestion[]> {
  return (await tools.suggestWords({ q }, { signal })).suggestions;
}

export async function listTranslators(signal?: AbortSignal): Promise<Translator[]> {
  return (await tools.listTranslators({}, { signal })).providers;
}

/** A text to be translated by machine, between the languages of these tags. */
export interface MachineText {
  text: string;
  source: string;
  target: string;
}

export async function translate(provider: MtProvider, text: MachineText): Promise<string> {
  return (await tools.translate({ provider, ...text })).translation;
}

export async function listLinks(signal?: AbortSignal): Promise<Link[]> {
  return (await shelf.listLinks({}, { signal })).links;
}

export const createLink = (fields: LinkFields) => shelf.createLink(fields);
export const updateLink = (id: string, fields: LinkFields) => shelf.updateLink({ id, ...fields });
export const deleteLink = (id: string) => shelf.deleteLink({ id });
