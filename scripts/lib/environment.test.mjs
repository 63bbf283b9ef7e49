import { environmentOf } from './environment.mjs';

const env = {
  ...{ PATH: '/bin', SMTP_URL: 'smtp://x', AUTH_NATS_PASSWORD: 'given' },
  ...{ DATABASE_URL: 'postgresql://old', AUTH_DATABASE_URL: 'postgresql://auth' },
};
const house = { passwords: { gateway: 'g', auth: 'a', content: 'c' }, shared: { NATS_URL: 'nats://x', DATABASE_URL: 'postgresql://new' } };

test('a service gets its own password, the addresses, and what the operator set', () => {
  expect(environmentOf(env, { ...house, users: ['auth'] })).toEqual({
    ...{ PATH: '/bin', SMTP_URL: 'smtp://x', NATS_URL: 'nats://x', DATABASE_URL: 'postgresql://new', AUTH_DATABASE_URL: 'postgresql://auth' },
    AUTH_NATS_PASSWORD: 'a',
  });
});

test('a process with several services gets the passwords of these', () => {
  const result = environmentOf(env, { ...house, users: ['auth', 'content'] });
  expect(Object.keys(result).filter((name) => name.endsWith('_NATS_PASSWORD')).sort()).toEqual(['AUTH_NATS_PASSWORD', 'CONTENT_NATS_PASSWORD']);
});

test('the gateway, which faces the network, knows nothing of databases, mail and keys', () => {
  const result = environmentOf({ ...env, AUTH_PRIVATE_KEY: 'k', DEEPL_KEY: 'k', LIBRETRANSLATE_KEY: 'k', MEMORY_KEY: 'k' }, { ...house, users: ['gateway'] });
  expect(result).toEqual({ PATH: '/bin', NATS_URL: 'nats://x', GATEWAY_NATS_PASSWORD: 'g' });
});

test("with somebody else's NATS the operator's passwords stay, each with its user", () => {
  expect(environmentOf(env, { ...house, passwords: {}, users: ['auth'] })).toMatchObject({ AUTH_NATS_PASSWORD: 'given' });
  expect(environmentOf(env, { ...house, passwords: {}, users: ['content'] })).not.toHaveProperty('AUTH_NATS_PASSWORD');
});
