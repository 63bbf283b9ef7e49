import { resolve } from 'node:path';
import proxyAddr from '@fastify/proxy-addr';
import { processVariables, type Settings } from '@transcreate/service-kit';

/** How many calls a minute: `user` per person, `anonymous` (the guest included) and `signIn` per address. */
export interface CallLimits {
  user: number;
  anonymous: number;
  signIn: number;
}

/** The pages from elsewhere that the toolkit embeds where they are set up. */
const EMBEDDED = ['QUALITY_LENS_URL', 'DICTIONARY_EMBED_URL'] as const;

/** What the gateway reads of the environment. */
export const VARIABLES: readonly string[] = [
  ...processVariables('gateway'),
  ...['PORT', 'HOST', 'SITE_DIR', 'TRUSTED_PROXIES', 'CALLS_PER_MINUTE', 'ANONYMOUS_CALLS_PER_MINUTE', 'SIGN_IN_CALLS_PER_MINUTE'],
  ...['DRAIN_SECONDS', ...EMBEDDED, 'NODE_ENV', 'DEV_PROXY'],
];

/** What the gateway's environment says; every variable is explained in docs/operations.md. */
export class Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the site: the shell's files, and each room's under `mf/<name>/`. */
  readonly siteDirectory: string;
  /** Whose `X-Forwarded-For` counts: addresses and networks; nobody's by default. */
  readonly trustedProxies: string[] | false;
  /** Path prefix to the address of a development server; empty outside development. */
  readonly devProxies: Record<string, string>;
  readonly limits: CallLimits;
  /** How long a stopping gateway goes on serving, in ms, while it tells proxies to look elsewhere. */
  readonly drainMs: number;
  /** The origins of the pages from elsewhere that the toolkit embeds; a page may show frames from nowhere else. */
  readonly embeddedOrigins: string[];

  constructor(settings: Settings) {
    this.port = settings.wholeNumber('PORT', 8_080, 0, 65_535);
    this.host = settings.get('HOST', '0.0.0.0');
    this.siteDirectory = resolve(settings.get('SITE_DIR', 'site'));
    this.trustedProxies = proxiesOf(settings);
    const isDevelopment = settings.get('NODE_ENV') === 'development';
    this.devProxies = isDevelopment ? (JSON.parse(settings.get('DEV_PROXY', '{}')) as Record<string, string>) : {};
    this.limits = {
      user: callsAMinute(settings, 'CALLS_PER_MINUTE', 600),
      anonymous: callsAMinute(settings, 'ANONYMOUS_CALLS_PER_MINUTE', 1_200),
      signIn: callsAMinute(settings, 'SIGN_IN_CALLS_PER_MINUTE', 400),
    };
    this.drainMs = seconds(settings, 'DRAIN_SECONDS') * 1_000;
    this.embeddedOrigins = [...new Set(EMBEDDED.flatMap((name) => originOf(settings, name)))];
  }
}

function proxiesOf(settings: Settings): string[] | false {
  const proxies = settings.get('TRUSTED_PROXIES', '').split(',').map((proxy) => proxy.trim()).filter(Boolean);
  const wrong = proxies.find((proxy) => !isProxy(proxy));
  if (wrong !== undefined) throw new Error(`TRUSTED_PROXIES must be addresses or networks with commas between, and has '${wrong}'.`);
  return proxies.length > 0 && proxies;
}

/** As the server's own reader of `X-Forwarded-For` sees it. */
function isProxy(text: string): boolean {
  try {
    return Boolean(proxyAddr.compile(text));
  } catch {
    return false;
  }
}

const callsAMinute = (settings: Settings, name: string, usual: number) => settings.wholeNumber(name, usual, 1, 999_999_999);

function seconds(settings: Settings, name: string): number {
  const text = settings.get(name, '0');
  if (!/^\d{1,3}(\.\d+)?$/.test(text)) throw new Error(`${name} must be a number of seconds from 0 to 999, and is '${text}'.`);
  return Number(text);
}

function originOf(settings: Settings, name: string): string[] {
  const text = settings.get(name);
  if (text === undefined) return [];
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) throw new Error(`${name} must be an http or https address.`);
  return [new URL(text).origin];
}
