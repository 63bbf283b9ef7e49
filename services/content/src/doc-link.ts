/** The host of group documents where the operator names no other. */
const USUAL_HOST = 'docs.google.com';

/** The hosts that `DOC_HOSTS` names: a comma list, never empty. */
export function docHosts(setting = ''): readonly string[] {
  const named = setting.split(',').map((host) => host.trim().toLowerCase()).filter(Boolean);
  return named.length > 0 ? named : [USUAL_HOST];
}

/**
 * The address of a shared online document, of the form `{host}/document/d/...`; undefined for any other link. What is pasted without a scheme
 * gets https.
 */
export function docLinkOf(text: string, hosts: readonly string[]): string | undefined {
  const typed = text.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname, username, password, href } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isPlain = username === '' && password === '';
  return isWeb && isPlain && hosts.includes(host) && /^\/document\/d\/[^/]/.test(pathname) ? href : undefined;
}
