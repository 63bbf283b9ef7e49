import { isDatabaseDown, SILENT } from './database-errors.js';

const withFields = (fields: object, message = 'It failed') => Object.assign(new Error(message), fields);

test.each([
  ['a refused connection', withFields({ code: 'ECONNREFUSED' })],
  ['a server that is starting up', withFields({ code: '57P03' })],
  ['Prisma\'s own word for it', withFields({ code: 'P1001' })],
  ['a connection that ended in between', new Error('Connection terminated unexpectedly')],
  ['a transaction whose connection broke between two statements', new Error('Client has encountered a connection error and is not queryable')],
  ['a socket that is closed already', withFields({ code: 'ERR_STREAM_DESTROYED' })],
  ['a connection that takes too long to be made', new Error('timeout expired')],
  ['a server with too many guests, in Prisma\'s word', withFields({ code: 'P2037' })],
  ['a statement that waited too long', withFields({ code: '57014' })],
  ['a transaction that was left too long', withFields({ code: '25P03' })],
  ['a password that was changed meanwhile', withFields({ code: '28P01' })],
  ['a line that says nothing', new Error(SILENT)],
  ['a cause of it', new Error('It failed', { cause: withFields({ code: 'ECONNRESET' }) })],
  ['a connection that was reset under a raw query', withFields({ code: 'P2010', meta: { driverAdapterError: withFields({ cause: { kind: 'ConnectionClosed' } }) } })],
  ['what Prisma\'s adapter said', withFields({ code: 'P2039', meta: { driverAdapterError: withFields({ cause: { kind: 'postgres', originalCode: '57P03' } }) } })],
])('%s means that the database is down', (_, error) => {
  expect(isDatabaseDown(error)).toBe(true);
});

test.each([
  ['a duplicate', withFields({ code: '23505' })],
  ['an unknown row', withFields({ code: 'P2025', meta: { cause: 'No record was found' } })],
  ['a mistake of ours', new TypeError('undefined is not a function')],
  ['nothing', undefined],
])('%s does not', (_, error) => {
  expect(isDatabaseDown(error)).toBe(false);
});

test('an error that is its own cause is no endless search', () => {
  const error = new Error('round and round');
  error.cause = error;
  expect(isDatabaseDown(error)).toBe(false);
});
