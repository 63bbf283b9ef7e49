/** For this room's tests: the toolkit on a server that has everything. */
import type { Link } from '@transcreate/contracts';
import { renderRoom } from '@transcreate/web-kit/testing';
import type { FakeApi } from '@transcreate/web-kit/testing';
import { App } from './app.js';
// What the page loads later is read before the first test: on a busy machine that takes longer than a request may.
import './tools/dictionary/dictionary-tool.js';
import './tools/lens/lens-tool.js';
import './tools/links/links-tool.js';
import './tools/memory/memory-tool.js';
import './tools/mt/mt-tool.js';
import './tools/reorderer/reorderer-tool.js';

export const LINK: Link = { _id: 'a0000000-0000-4000-8000-000000000001', title: 'A dictionary', url: 'https://example.org/', desc: 'For words.' };
const DICTIONARY = { name: 'CC-CEDICT', url: 'https://example.org/cedict', licence: 'CC BY-SA 4.0' };
export const CONFIG = { externalMemory: true, dictionary: DICTIONARY };

/** How long a tool's own piece may take to arrive on a busy machine. */
export const PATIENCE = { timeout: 15_000 };

type Options = Parameters<typeof renderRoom>[1] & { tool?: string };

/** The toolkit with a tool open. */
export function openToolkit({ tool, api = {}, ...options }: Options = {}) {
  const answers: FakeApi = {
    ...api,
    toolkit: { getToolkitConfig: () => CONFIG, ...api.toolkit },
    content: { listLinks: () => ({ links: [LINK] }), ...api.content },
  };
  if (tool !== undefined) localStorage.setItem('selectedToolkitTool', tool);
  return renderRoom(<App basePath="" />, { path: '/toolkit', ...options, api: answers });
}
