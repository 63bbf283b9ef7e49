import type { Settings } from '@transcreate/service-kit';

/** The address that a variable holds, if it is set. Anything but an http or https address is an error that names the variable. */
export function webAddress(settings: Settings, name: string): string | undefined {
  const text = settings.get(name);
  if (text === undefined || isWebAddress(text)) return text;
  throw new Error(`${name} must be an http or https address, without a name and a password in it.`);
}

/** Keys have variables of their own: an address is told to browsers. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** The address of something below a server's own, which may have a path of its own. */
export function below(server: string, path: string): URL {
  return new URL(path, server.endsWith('/') ? server : `${server}/`);
}
