import { useCallback, useSyncExternalStore } from 'react';
import { onDevice } from '../device/device-storage.js';

export type Theme = 'system' | 'light' | 'dark';

/** Local key of the chosen theme; the small script that sets the theme before the first paint reads it as well. */
const THEME_KEY = 'theme';

const listeners = new Set<() => void>();

/** The look of the page: the device's, or what was chosen. `<html data-theme>` says a choice; the design tokens follow it. */
export function useTheme(): { theme: Theme; setTheme(theme: Theme): void } {
  const theme = useSyncExternalStore(subscribe, storedTheme);
  const setTheme = useCallback((next: Theme) => {
    if (next === 'system') onDevice.remove(THEME_KEY);
    else onDevice.set(THEME_KEY, next);
    mark();
    for (const listener of listeners) listener();
  }, []);
  return { theme, setTheme };
}

function storedTheme(): Theme {
  const stored = onDevice.get(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function mark(): void {
  const theme = storedTheme();
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** Another tab's choice counts here, too. */
function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== THEME_KEY) return;
    mark();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}
