import { onDevice, rememberedWeek, useSearchParams, WEEK_KEYS, type WeekPage } from '@transcreate/web-kit';
import { WEEKS } from '@transcreate/web-kit/parts';
import { useCallback, useEffect, useState } from 'react';

/** Of the address: a link to a week names it, and has the first word. */
const WEEK = 'week';

/** The address of a week of a page, or of a source text in it. */
export function addressOf(page: WeekPage, week: number, sourceTextId?: string): string {
  return `/${page}?${WEEK}=${week}${sourceTextId === undefined ? '' : `#text-${sourceTextId}`}`;
}

/**
 * The chosen week of a page, remembered between visits. The window's event `weekReset`, whose detail is `{page, week}`, chooses one from
 * outside.
 */
export function useWeek(page: WeekPage): [week: number, choose: (week: number) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = weekOf(parameters.get(WEEK));
  const [remembered, setWeek] = useState(() => rememberedWeek(page));
  const week = named ?? remembered;
  const choose = useCallback(
    (next: number) => {
      onDevice.set(WEEK_KEYS[page], String(next));
      setWeek(next);
      if (named !== undefined) setParameters({}, { replace: true });
    },
    [page, named, setParameters],
  );
  useEffect(() => {
    if (named !== undefined) onDevice.set(WEEK_KEYS[page], String(named));
  }, [page, named]);
  useEffect(() => {
    const follow = (event: Event) => {
      const { page: addressed, week: wanted } = (event as CustomEvent<{ page?: unknown; week?: unknown } | null>).detail ?? {};
      const next = weekOf(wanted);
      if (addressed === page && next !== undefined) choose(next);
    };
    window.addEventListener('weekReset', follow);
    return () => window.removeEventListener('weekReset', follow);
  }, [page, choose]);
  return [week, choose];
}

function weekOf(value: unknown): number | undefined {
  return WEEKS.find((week) => String(week) === String(value));
}
