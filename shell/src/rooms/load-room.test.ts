import { RoomTooNew, type RoomModule } from '@transcreate/web-kit';
import { roomLoader } from './load-room.js';

const practice = { name: 'practice', manifest: '/mf/practice/mf-manifest.json', routes: ['/search'], needs: '1.0' };
const room: RoomModule = { App: () => null };

function setUp(loadRemote: () => Promise<RoomModule | null>, listed = [practice]) {
  const federation = { registerRemotes: jest.fn(), loadRemote: jest.fn(loadRemote) };
  return { federation, load: roomLoader(async () => listed, federation as unknown as Parameters<typeof roomLoader>[1]) };
}

test('a room that is entered again is there already', async () => {
  const { federation, load } = setUp(async () => room);
  await load('practice');
  await expect(load('practice')).resolves.toBe(room);
  expect(federation.registerRemotes).toHaveBeenCalledTimes(1);
});

test('after a failure the next attempt is a new one', async () => {
  const answers = [Promise.reject(new Error('dead')), Promise.resolve(room)];
  const { federation, load } = setUp(() => answers.shift()!);
  await expect(load('practice')).rejects.toThrow('dead');
  await expect(load('practice')).resolves.toBe(room);
  expect(federation.registerRemotes).toHaveBeenCalledTimes(2);
});

test('a room for a newer page, one that is not listed, and one without a door are refused', async () => {
  await expect(setUp(async () => room, [{ ...practice, needs: '99.0' }]).load('practice')).rejects.toBeInstanceOf(RoomTooNew);
  await expect(setUp(async () => room, []).load('practice')).rejects.toThrow("no room 'practice'");
  await expect(setUp(async () => null).load('practice')).rejects.toThrow('exposes no ./App');
});
