import { onDevice } from './device-storage.js';

/** The pages that have weeks. Each remembers its week on the device. */
export type WeekPage = 'tutorial-tasks' | 'weekly-practice';

/** Under which keys of the device they do. */
export const WEEK_KEYS: Readonly<Record<WeekPage, string>> = {
  'tutorial-tasks': 'selectedTutorialWeek',
  'weekly-practice': 'selectedWeeklyPracticeWeek',
};

/** The week that a page would open with: the one that was chosen last, or the first. */
export function rememberedWeek(page: WeekPage): number {
  const week = Number(onDevice.get(WEEK_KEYS[page]));
  return Number.isInteger(week) && week >= 1 && week <= 6 ? week : 1;
}
