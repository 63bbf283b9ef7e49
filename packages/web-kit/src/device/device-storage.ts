/** A string store that never throws: where the browser's own refuses (private mode, quota, blocked), memory stands in until the page closes. */
export interface DeviceStorage {
  get(key: string): string | null;
  /** False if the value will not outlive the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

function createStorage(area: () => Storage): DeviceStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(area());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
  };
}

/** Kept on this device, for every tab. */
export const onDevice = createStorage(() => localStorage);
/** Kept for this tab alone; it outlives a reload and a crash whose tabs the browser restores. */
export const inTab = createStorage(() => sessionStorage);
