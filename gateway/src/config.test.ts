import { Settings } from '@transcreate/service-kit';
import { Config } from './config.js';

const limitsOf = (env: Record<string, string>) => new Config(new Settings(env)).limits;

describe('the limits on calls', () => {
  it('suit a class unless the operator says otherwise', () => {
    expect(limitsOf({})).toEqual({ user: 600, anonymous: 1_200, signIn: 400 });
    expect(limitsOf({ CALLS_PER_MINUTE: '1000', ANONYMOUS_CALLS_PER_MINUTE: '2000', SIGN_IN_CALLS_PER_MINUTE: '50' })).toEqual({ user: 1_000, anonymous: 2_000, signIn: 50 });
  });

  it.each(['0', '-1', '1.5', 'none', '1e3', '9999999999'])('are refused as %s, by the name of the variable', (text) => {
    expect(() => limitsOf({ SIGN_IN_CALLS_PER_MINUTE: text })).toThrow(`SIGN_IN_CALLS_PER_MINUTE must be a whole number from 1 to 999999999, and is '${text}'.`);
  });
});

describe('the time that a stopping gateway goes on serving', () => {
  const drainMsOf = (env: Record<string, string>) => new Config(new Settings(env)).drainMs;

  it('is none unless the operator says so, in seconds', () => {
    expect([drainMsOf({}), drainMsOf({ DRAIN_SECONDS: '0.5' }), drainMsOf({ DRAIN_SECONDS: '10' })]).toEqual([0, 500, 10_000]);
  });

  it.each(['-1', 'soon', '1e3'])('is refused as %s', (text) => {
    expect(() => drainMsOf({ DRAIN_SECONDS: text })).toThrow(`DRAIN_SECONDS must be a number of seconds from 0 to 999, and is '${text}'.`);
  });
});

describe('the proxies whose word counts', () => {
  const proxiesOf = (text: string) => new Config(new Settings({ TRUSTED_PROXIES: text })).trustedProxies;

  it('are nobody, or the addresses and networks that the operator names', () => {
    expect(proxiesOf('')).toBe(false);
    expect(proxiesOf('127.0.0.1, 10.0.0.0/8,fd00::/8,loopback')).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback']);
  });

  it.each(['nonsense', '10.0.0.0/64', 'proxy.example.edu', '127.0.0.1;10.0.0.1'])('are refused as %s, by the name of the variable', (text) => {
    expect(() => proxiesOf(`127.0.0.1,${text}`)).toThrow(`TRUSTED_PROXIES must be addresses or networks with commas between, and has '${text}'.`);
  });
});

describe('the pages that may be embedded', () => {
  const originsOf = (env: Record<string, string>) => new Config(new Settings(env)).embeddedOrigins;

  it('are none but those that the operator names, by their origins', () => {
    expect(originsOf({})).toEqual([]);
    expect(originsOf({ QUALITY_LENS_URL: 'https://lens.example.org/a?b=1#c', DICTIONARY_EMBED_URL: 'http://words.example.org:8000/' })).toEqual([
      'https://lens.example.org', 'http://words.example.org:8000',
    ]);
    expect(originsOf({ QUALITY_LENS_URL: 'https://example.org/lens', DICTIONARY_EMBED_URL: 'https://example.org/words' })).toEqual(['https://example.org']);
  });

  it.each(['lens.example.org', 'javascript:alert(1)', "https://a b'"])('are no %s', (text) => {
    expect(() => originsOf({ QUALITY_LENS_URL: text })).toThrow('QUALITY_LENS_URL must be an http or https address.');
  });
});
