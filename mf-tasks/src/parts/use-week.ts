import { onDevice } from '@transcreate/web-kit';
import { WEEKS } from '@transcreate/web-kit/parts';
import { useEffect, useState } from 'react';

/** The pages that have weeks, by the names that the event `weekReset` calls them. Each remembers its week on the device. */
export type WeekPage = 'tutorial-tasks' | 'weekly-practice';

const KEYS: Record<WeekPage, string> = { 'tutorial-tasks': 'selectedTutorialWeek', 'weekly-practice': 'selectedWeeklyPracticeWeek' };

/**
 * The chosen week of a page, remembered between visits. The window's event `weekReset`, whose detail is `{page, week}`, chooses one from
 * outside.
 */
export function useWeek(page: WeekPage): [week: number, choose: (week: number) => void] {
  const [week, setWeek] = useState(() => weekOf(onDevice.get(KEYS[page])) ?? WEEKS[0]);
  const choose = (next: number) => {
    onDevice.set(KEYS[page], String(next));
    setWeek(next);
  };
  useEffect(() => {
    const follow = (event: Event) => {
      const { page: named, week: wanted } = (event as CustomEvent<{ page?: unknown; week?: unknown } | null>).detail ?? {};
      const next = weekOf(wanted);
      if (named !== page || next === undefined) return;
      onDevice.set(KEYS[page], String(next));
      setWeek(next);
    };
    window.addEventListener('weekReset', follow);
    return () => window.removeEventListener('weekReset', follow);
  }, [page]);
  return [week, choose];
}

function weekOf(value: unknown): number | undefined {
  return WEEKS.find((week) => String(week) === String(value));
}
