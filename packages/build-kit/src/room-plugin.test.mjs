import { checkRoom } from './room-plugin.mjs';

const practice = { name: 'practice', version: '0.1.0', routes: ['/search', '/votes'], needs: '1.0' };

describe('checkRoom', () => {
  it('takes a room, and one that is only shown inside another', () => {
    expect(checkRoom(practice)).toEqual(practice);
    expect(checkRoom({ ...practice, routes: [] })).toEqual({ ...practice, routes: [] });
  });

  it.each([
    [undefined, 'transcreate.name'],
    [{ ...practice, name: 'My Room' }, 'transcreate.name'],
    [{ ...practice, version: '1' }, 'version'],
    [{ ...practice, routes: '/search' }, 'transcreate.routes'],
    [{ ...practice, routes: ['search'] }, 'transcreate.routes'],
    [{ ...practice, needs: '1' }, 'transcreate.needs'],
  ])('says what is wrong with %j', (room, field) => {
    expect(() => checkRoom(room)).toThrow(field);
  });
});
