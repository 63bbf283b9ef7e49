import { onDevice } from '../device/device-storage.js';
import { storedObject } from '../device/parse.js';

/** Local key, named by the specification: when each e-mail first reached the dashboard on this device. */
const HISTORY_KEY = 'loginHistory';

/** Whether this e-mail has never reached the dashboard on this device ('Welcome', not 'Welcome back'). */
export function isFirstLogin(email: string): boolean {
  return !(email.toLowerCase() in history());
}

/** To be called after the first dashboard visit, and not at sign-in: until then it is 'Welcome'. */
export function rememberLogin(email: string): void {
  if (isFirstLogin(email)) onDevice.set(HISTORY_KEY, JSON.stringify({ ...history(), [email.toLowerCase()]: new Date().toISOString() }));
}

function history(): Record<string, unknown> {
  return { ...storedObject(onDevice.get(HISTORY_KEY)) };
}
