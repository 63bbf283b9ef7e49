import { activePeople, minutesOf } from './login-rules.js';

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString();
const session = (email: string, from: string, to: string) => ({ email, startAt: from, lastSeen: to });
const NOW = new Date(2026, 10, 21, 9);

test.each([[0, 0], [59_999, 0], [60_000, 1], [3_659_999, 60]])('a session of %d ms has %d whole minutes', (durationMs, minutes) => {
  expect(minutesOf({ durationMs })).toBe(minutes);
});

describe('active people by day', () => {
  const peopleOf = (sessions: Parameters<typeof activePeople>[0]) => Object.fromEntries(activePeople(sessions, 3, NOW).map(({ day, people }) => [day, people]));

  it('has every day, the oldest first', () => {
    expect(activePeople([], 3, NOW)).toEqual([{ day: '2026-11-19', people: 0 }, { day: '2026-11-20', people: 0 }, { day: '2026-11-21', people: 0 }]);
  });

  it('counts somebody with several sessions once a day', () => {
    expect(peopleOf([session('a', at(20, 8), at(20, 9)), session('a', at(20, 18), at(20, 19)), session('b', at(20), at(20))])['2026-11-20']).toBe(2);
  });

  it('counts a session over midnight on both days', () => {
    expect(peopleOf([session('a', at(19, 23), at(20, 1))])).toEqual({ '2026-11-19': 1, '2026-11-20': 1, '2026-11-21': 0 });
  });

  it('leaves out what lies before', () => {
    expect(peopleOf([session('a', at(10), at(10))])).toEqual({ '2026-11-19': 0, '2026-11-20': 0, '2026-11-21': 0 });
  });
});
