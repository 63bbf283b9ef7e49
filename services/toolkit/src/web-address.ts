import type { Settings } from '@transcreate/service-kit';

/** The address that a variable holds, if it is set. Anything but an http or https address is an error that names the variable. */
export function webAddress(settings: Settings, name: string): string | undefined {
  const text = settings.get(name);
  if (text === undefined) return undefined;
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (!isAddress) throw new Error(`${name} must be an http or https address, and is '${text}'.`);
  return text;
}

/** The address of something below a server's own, which may have a path of its own. */
export function below(server: string, path: string): URL {
  return new URL(path, server.endsWith('/') ? server : `${server}/`);
}
