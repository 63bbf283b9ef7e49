import { useSession } from '@transcreate/web-kit';
import { Late, PageFrame, Tabs } from '@transcreate/web-kit/parts';
import type { ComponentType } from 'react';
import { useToolkitTexts } from '../../locales/use-toolkit-texts.js';
import styles from './toolkit-page.module.css';
import { useTool } from './use-tool.js';
import type { Tool } from './use-tool.js';

/** Each tool's own piece of the site, fetched when it is first opened. */
const LOADERS: Record<Tool, () => Promise<ComponentType>> = {
  'quality-lens': async () => (await import('../../tools/lens/lens-tool.js')).LensTool,
  'translation-memory': async () => (await import('../../tools/memory/memory-tool.js')).MemoryTool,
  'machine-translation': async () => (await import('../../tools/mt/mt-tool.js')).MtTool,
  dictionary: async () => (await import('../../tools/dictionary/dictionary-tool.js')).DictionaryTool,
  'syntax-reorderer': async () => (await import('../../tools/reorderer/reorderer-tool.js')).ReordererTool,
  'useful-links': async () => (await import('../../tools/links/links-tool.js')).LinksTool,
};

const NAMES = {
  'quality-lens': 'lens',
  'translation-memory': 'memory',
  'machine-translation': 'mt',
  dictionary: 'dictionary',
  'syntax-reorderer': 'reorderer',
  'useful-links': 'links',
} as const;

/** A tab for each tool, and the chosen one. */
export function ToolkitPage() {
  const t = useToolkitTexts();
  const { user } = useSession();
  const { tools, tool, choose } = useTool();
  const tabs = tools.map((each) => ({ value: each, label: t(NAMES[each]) }));
  return (
    <PageFrame title={t('title')} subtitle={t('subtitle')}>
      <Tabs label={t('tools')} value={tool} onChange={(next) => choose(next as Tool)} tabs={tabs}>
        {/* Whoever signs in finds what they have typed, and nothing of the one before. */}
        <section key={`${tool} ${user?._id ?? ''}`} className={styles.tool} aria-label={t(NAMES[tool])}>
          <h2>{t(NAMES[tool])}</h2>
          <Late load={LOADERS[tool]} props={{}} />
        </section>
      </Tabs>
    </PageFrame>
  );
}
