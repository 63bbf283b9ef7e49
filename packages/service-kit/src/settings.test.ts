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

describe('a variable that cannot be meant', () => {
  const settings = (value: string) => new Settings({ SOME: value });

  it.each(['-1', '1.5', '1e3', '08', '11', 'ten', '9999999999'])('is named where it should be a number and is %s', (value) => {
    expect(() => settings(value).wholeNumber('SOME', 5, 0, 10)).toThrow(`SOME must be a whole number from 0 to 10, and is '${value}'.`);
  });

  it('is named where it should be one of some words', () => {
    expect(() => settings('loud').oneOf('SOME', ['on', 'off'], 'on')).toThrow("SOME is 'loud'; it can be on, off.");
  });

  it.each(['postgres', 'http://host', 'nats//u:secret@host', '', 'host:4222'])('is named where it should be the address of a server and is %j, without what it holds', (value) => {
    const message = value === '' ? 'Please set SOME.' : "SOME must be a server's address: nats://user:password@host:port.";
    expect(() => settings(value).requireServer('SOME', ['nats:'])).toThrow(message);
    expect(() => settings(`nats://good,${value}x`).requireServers('SOME', ['nats:'])).toThrow("SOME must be a server's address");
  });

  it('is any other', () => {
    expect([settings('0').wholeNumber('SOME', 5, 0, 10), settings('').wholeNumber('SOME', 5, 0, 10), settings('10').wholeNumber('SOME', 5, 0, 10)]).toEqual([0, 5, 10]);
    expect([settings('off').oneOf('SOME', ['on', 'off'], 'on'), settings('').oneOf('SOME', ['on', 'off'], 'on')]).toEqual(['off', 'on']);
    expect(settings('postgres://u:a,b@host/name').requireServer('SOME', ['postgresql:', 'postgres:'])).toBe('postgres://u:a,b@host/name');
    expect(settings('nats://one:4222, tls://two:4222').requireServers('SOME', ['nats:', 'tls:'])).toEqual(['nats://one:4222', 'tls://two:4222']);
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
