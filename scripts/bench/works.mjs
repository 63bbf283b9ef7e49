import { STUDENTS, WEEKS } from './class-data.mjs';

/**
 * A request of a load: `student` is the 0-based number of the caller.
 *
 * @typedef {{ student: number, method: 'GET' | 'POST', path: string, body?: object }} Work
 */

/**
 * The measured work. Each makes the request of a connection's `step` (from 0 on, without gaps), so that every request comes from another
 * student than the one before; `share` is that connection's own students. `lists` may be repeated with If-None-Match.
 *
 * @type {Record<string, { title: string, lists: boolean, expect: number, request(ids: object, share: number[], step: number): Work }>}
 */
export const WORKS = {
  practiceList: {
    title: 'Practice list (40 examples)',
    lists: true,
    expect: 200,
    request: (_ids, share, step) => ({ student: share[step % share.length], method: 'POST', path: '/api/search/auto-search', body: {} }),
  },
  voteableByExample: {
    title: 'Voteable, one example (60 translations)',
    lists: true,
    expect: 200,
    request: (ids, share, step) => ({
      student: share[step % share.length],
      method: 'GET',
      path: `/api/submissions/voteable?exampleId=${ids.texts[step % ids.texts.length]}`,
    }),
  },
  voteableByWeek: {
    title: 'Voteable, one week (360 to 420 translations)',
    lists: true,
    expect: 200,
    request: (_ids, share, step) => ({
      student: share[step % share.length],
      method: 'GET',
      path: `/api/submissions/voteable?category=practice&week=${1 + (step % WEEKS)}`,
    }),
  },
  vote: { title: 'Vote', lists: false, expect: 200, request: vote },
  submission: { title: 'Submission', lists: false, expect: 201, request: submission },
};

/**
 * A student takes the third rank back and gives it to the next translation; two calls, both a vote. The third rank is at first with the third
 * translation after the student's own, and moves between that and the fourth.
 */
function vote({ texts, submissions }, share, step) {
  const ballot = Math.floor(step / 2);
  const student = share[ballot % share.length];
  const text = Math.floor(ballot / share.length) % texts.length;
  const turn = Math.floor(ballot / (share.length * texts.length)) % 2;
  const isGiving = step % 2 === 1;
  const translation = (student + 3 + (turn ^ (isGiving ? 1 : 0))) % STUDENTS;
  const body = isGiving ? { rank: 3 } : { cancel: true };
  return { student, method: 'POST', path: `/api/submissions/${submissions[text][translation]}/vote`, body };
}

/** Each student submits to one fresh text after the other. */
function submission({ fresh }, share, step) {
  const text = fresh[Math.floor(step / share.length)];
  if (!text) throw new Error('There are not enough fresh texts for so many submissions: raise FRESH_TEXTS.');
  const body = { sourceTextId: text, transcreation: '光阴似箭，果蝇爱蕉；一语双关，各得其趣。' };
  return { student: share[step % share.length], method: 'POST', path: '/api/submissions', body };
}
