import { createServer } from 'node:net';
import { mustAnswer } from './reachable.mjs';

const listen = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
  });

test('one server of several that answers is enough', async () => {
  const server = await listen();
  const { port } = server.address();
  await expect(mustAnswer('NATS_URL', `nats://127.0.0.1:1,nats://127.0.0.1:${port}`, 4222)).resolves.toBeUndefined();
  server.close();
});

test('silence is one line that names the variable and the place, and no password', async () => {
  const refused = mustAnswer('DATABASE_URL', 'postgresql://user:secret@127.0.0.1:1/x', 5432, 0);
  await expect(refused).rejects.toThrow(
    /^Nothing answers at 127\.0\.0\.1:1, which DATABASE_URL names: start that server, or unset DATABASE_URL to have one of the product's own\.$/,
  );
});
