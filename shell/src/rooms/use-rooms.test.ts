import { createQueryClient } from '@transcreate/web-kit';
import { listRooms } from './use-rooms.js';

const practice = { name: 'practice', manifest: '/mf/practice/mf-manifest.json', routes: ['/search'], needs: '1.0' };
const replaced = { ...practice, needs: '1.1' };

function setUp(age: number) {
  const client = createQueryClient();
  client.setQueryData(['rooms'], [practice], { updatedAt: Date.now() - age });
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify({ rooms: [replaced] })));
  return { client, asked };
}

test('a room is opened by the list that the page has just got', async () => {
  const { client, asked } = setUp(0);
  await expect(listRooms(client)).resolves.toEqual([practice]);
  expect(asked).not.toHaveBeenCalled();
});

test('later by what is deployed then, while the page keeps the list that it started with', async () => {
  const { client } = setUp(60_000);
  await expect(listRooms(client)).resolves.toEqual([replaced]);
  expect(client.getQueryData(['rooms'])).toEqual([practice]);
});
