import { fetchRooms, readRooms } from './rooms.js';

const practice = { name: 'practice', manifest: '/mf/practice/mf-manifest.json', routes: ['/search'], needs: '1.0' };

describe('readRooms', () => {
  it('keeps what it can read and leaves out what it cannot', () => {
    expect(readRooms({ rooms: [practice, { name: 'broken' }, null, { ...practice, routes: [7] }] })).toEqual([practice]);
  });

  it.each([null, 'rooms', {}, { rooms: 'practice' }])('takes %j for an empty house', (listed) => {
    expect(readRooms(listed)).toEqual([]);
  });
});

describe('fetchRooms', () => {
  it('rejects when the list cannot be had, so that the page can say so', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('gone', { status: 503 }));
    await expect(fetchRooms()).rejects.toThrow('/remotes.json answered 503');
  });
});
