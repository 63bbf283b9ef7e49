import { interpolate, readPage } from './page.mjs';

test('a variable is its value, its default, or a refusal', () => {
  const text = '${A} ${A:-x} ${B:-x y} ${B} ${A:?why}';
  expect(interpolate(text, { A: '1', B: '' })).toBe('1 1 x y  1');
  expect(() => interpolate('${B:?set it in .env}', { B: '' })).toThrow('B: set it in .env');
});

test('what the page builds gets its anchors, and passwords that the page shares', () => {
  const { built, variables } = readPage();
  const { environment, build } = built.find(({ name }) => name === 'files');
  expect(build).toMatchObject({ target: 'process', args: { PART: 'services/files' } });
  expect(environment).toMatchObject({ NATS_URL: 'nats://nats:4222', FILES_NATS_PASSWORD: variables['FILES_NATS_PASSWORD'], FILES_QUOTA: '5 GB' });
  expect(environment['DATABASE_URL']).toBe(`postgresql://transcreate:${variables['POSTGRES_PASSWORD']}@postgres:5432/postgres`);
});
