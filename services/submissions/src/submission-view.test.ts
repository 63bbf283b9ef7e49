import type { SubmissionRecord } from './submission.store.js';
import { viewFor } from './submission-view.js';

const AUTHOR = 'a1f5c1c0-7d0e-4b7a-8a5e-1f0b3f6d2c11';
const PEER = 'b2f5c1c0-7d0e-4b7a-8a5e-1f0b3f6d2c22';

const row: SubmissionRecord = {
  id: '6f2e6a1c-52d4-4c0a-9a7b-0a4f6e1c2d3b',
  age: 17,
  sourceTextId: '7f2e6a1c-52d4-4c0a-9a7b-0a4f6e1c2d3c',
  weekNumber: 2,
  groupNumber: 3,
  userId: AUTHOR,
  username: '李雷',
  isAnonymous: false,
  transcreation: '光阴似箭',
  explanation: '',
  targetCulture: 'Chinese',
  targetLanguage: 'Chinese',
  culturalAdaptations: ['arrow kept'],
  status: 'rejected',
  statusReason: '双关没有了',
  rank1Count: 5,
  rank2Count: 0,
  rank3Count: 2,
  createdAt: new Date('2026-11-21T08:00:00Z'),
};
const anonymous = { ...row, isAnonymous: true };
const author = { username: '李雷', userId: { _id: AUTHOR, username: '李雷' } };

describe('a submission', () => {
  it('shows its author, text, votes and group', () => {
    expect(viewFor({ userId: PEER, role: 'student' }, row)).toEqual({
      _id: row.id,
      sourceTextId: row.sourceTextId,
      transcreation: '光阴似箭',
      status: 'rejected',
      voteCounts: { '1': 5, '2': 0, '3': 2 },
      weekNumber: 2,
      groupNumber: 3,
      targetCulture: 'Chinese',
      targetLanguage: 'Chinese',
      explanation: '',
      isAnonymous: false,
      culturalAdaptations: ['arrow kept'],
      isOwner: false,
      ...author,
      createdAt: '2026-11-21T08:00:00.000Z',
    });
  });

  it('tells its author that it is theirs', () => {
    expect(viewFor({ userId: AUTHOR, role: 'student' }, row)).toMatchObject({ isOwner: true, ...author });
  });

  it.each([row, anonymous])('tells its author and admins why it has its status, and nobody else', (submission) => {
    expect(viewFor({ userId: AUTHOR, role: 'student' }, submission)).toMatchObject({ statusReason: '双关没有了' });
    expect(viewFor({ userId: PEER, role: 'admin' }, submission)).toMatchObject({ statusReason: '双关没有了' });
    for (const role of ['visitor', 'student'] as const) expect(viewFor({ userId: PEER, role }, submission)).not.toHaveProperty('statusReason');
  });
});

describe('an anonymous submission', () => {
  it.each(['visitor', 'student'] as const)('says nothing of its author to a %s', (role) => {
    const text = JSON.stringify(viewFor({ userId: PEER, role }, anonymous));
    expect(text).not.toContain(AUTHOR);
    expect(text).not.toContain('李雷');
    expect(JSON.parse(text)).toMatchObject({ isOwner: false, isAnonymous: true });
  });

  it('looks the same to a peer, whoever wrote it and when', () => {
    const byAnother = { ...anonymous, userId: 'c3f5c1c0-7d0e-4b7a-8a5e-1f0b3f6d2c33', username: '韩梅梅', createdAt: new Date('2026-11-22T09:30:00Z') };
    const peer = { userId: PEER, role: 'student' } as const;
    expect(JSON.stringify(viewFor(peer, byAnother))).toBe(JSON.stringify(viewFor(peer, anonymous)));
  });

  it('shows its author to its author and to admins', () => {
    expect(viewFor({ userId: AUTHOR, role: 'student' }, anonymous)).toMatchObject({ isOwner: true, ...author });
    expect(viewFor({ userId: PEER, role: 'admin' }, anonymous)).toMatchObject({ isOwner: false, ...author });
  });
});
