import { onDevice } from '@transcreate/web-kit';
import { useCallback, useMemo, useState } from 'react';
import { PANELS } from './panel.js';
import type { Folding, PanelName } from './panel.js';

/** Local key of the panels that are folded away. */
const KEY = 'manageClosedPanels';

/** Which panels are folded away, remembered on the device. `open` is for links that lead to one. */
export function useFolding(): Folding & { open(panel: PanelName): void } {
  const [closed, setClosed] = useState<ReadonlySet<PanelName>>(() => new Set(stored()));
  const keep = useCallback((change: (names: Set<PanelName>) => void) => {
    setClosed((before) => {
      const next = new Set(before);
      change(next);
      onDevice.set(KEY, [...next].join(' '));
      return next;
    });
  }, []);
  return useMemo(
    () => ({
      closed,
      toggle: (panel: PanelName) => keep((names) => (names.has(panel) ? names.delete(panel) : names.add(panel))),
      open: (panel: PanelName) => keep((names) => names.delete(panel)),
    }),
    [closed, keep],
  );
}

function stored(): PanelName[] {
  const names = onDevice.get(KEY)?.split(' ') ?? [];
  return PANELS.filter((panel) => names.includes(panel));
}
