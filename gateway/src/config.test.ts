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
