import { onDevice, useSearchParams, useSession } from '@transcreate/web-kit';
import { useState } from 'react';

/** The tools, in the order of their tabs. */
const TOOLS = ['quality-lens', 'translation-memory', 'machine-translation', 'dictionary', 'syntax-reorderer', 'useful-links'] as const;
export type Tool = (typeof TOOLS)[number];

/** Local key of the tool that was chosen last. */
const KEY = 'selectedToolkitTool';
/** The address may name a tool, as the link of one that is opened in a new tab does. */
const PARAMETER = 'tool';

/** The tools that this person has, and the chosen one, remembered between visits. */
export function useTool(): { tools: readonly Tool[]; tool: Tool; choose(tool: Tool): void } {
  const { isStudent, isAdmin } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const [chosen, setChosen] = useState(() => toolOf(onDevice.get(KEY)));
  const tools: readonly Tool[] = isStudent || isAdmin ? TOOLS : TOOLS.filter((tool) => tool !== 'machine-translation');
  const wanted = toolOf(parameters.get(PARAMETER)) ?? chosen;
  const tool = wanted && tools.includes(wanted) ? wanted : tools[0]!;
  const choose = (next: Tool) => {
    onDevice.set(KEY, next);
    setChosen(next);
    if (parameters.has(PARAMETER)) setParameters({}, { replace: true });
  };
  return { tools, tool, choose };
}

const toolOf = (name: string | null): Tool | undefined => TOOLS.find((tool) => tool === name);
