// Among ES modules jest has no global `jest`, although its types promise one. Spies, timers and functions work through this one.
globalThis.jest = import.meta.jest;
