import { Settings } from './settings.js';
import { serviceVariables } from './variables.js';

describe('the environment', () => {
  it('says what is set; an empty variable is not', () => {
    const settings = new Settings({ ONE: ' 1 ', NONE: '  ' });
    expect([settings.get('ONE'), settings.get('NONE'), settings.get('NONE', 'usual'), settings.get('OTHER')]).toEqual(['1', undefined, 'usual', undefined]);
    expect(() => settings.require('NONE')).toThrow('Please set NONE.');
  });

  it('says nothing but what is documented, set or not', () => {
    const settings = new Settings({ SECRET: 'of somebody else' }, ['MINE']);
    expect(settings.get('MINE', 'usual')).toBe('usual');
    expect(() => settings.get('SECRET')).toThrow('SECRET is read here');
    expect(() => settings.require('SECRET')).toThrow('SECRET is read here');
  });
});

describe('what a service reads', () => {
  const service = { name: 'toolkit', variables: ['QUOTE_URL'] } as const;

  it('is its own, and what every process reads', () => {
    expect(serviceVariables(service)).toEqual(expect.arrayContaining(['QUOTE_URL', 'NATS_URL', 'TOOLKIT_NATS_PASSWORD', 'LOG_LEVEL', 'METRICS_PORT']));
    expect(serviceVariables(service)).not.toContain('DATABASE_URL');
  });

  it('is where its database is, if it has one', () => {
    const withDatabase = serviceVariables({ ...service, migrations: new URL('file:///migrations/') });
    expect(withDatabase).toEqual(expect.arrayContaining(['DATABASE_URL', 'TOOLKIT_DATABASE_URL', 'DATABASE_POOL']));
  });
});
