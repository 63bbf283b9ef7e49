import type { Api, Reply } from '../harness/api.js';
import { GROUP_DOC, newDoc, newLink, newPractice, newTask, sameBrief } from '../harness/course-work.js';
import { newExample, newSubmission } from '../harness/examples.js';
import { DOT, formWith, newImage, newSlide, newSlideFile, newWeeklyFile } from '../harness/files.js';
import { newMessage } from '../harness/messages.js';
import { newEmail, type People, type Person } from '../harness/people.js';
import { newSubtitle, sameSegments, sameTimes } from '../harness/subtitles.js';

/** Everybody who can knock at the door, in the order of the columns below. */
export const CALLERS = ['anonymous', 'fake token', 'forged token', 'guest', 'visitor', 'student', 'other student', 'admin'] as const;
export type CallerName = (typeof CALLERS)[number];

/** What the rows can ask for: people to make things with, and the one whose things are touched. */
export interface World {
  people: People;
  admin: Api;
  /** Owns what an 'own' row touches. */
  student: Person;
}

/**
 * One route: the valid request that every caller makes, on something that is really there, and what each gets. 'Allowed' is therefore a
 * success, and a refusal is never about the input.
 */
export interface Row {
  route: string;
  /** The address and the body; made anew for each caller, so that one caller's success is in nobody's way. */
  request(world: World): Promise<{ path: string; body?: unknown }>;
  answers: readonly [string, string, string, string, string, string, string, string];
  /** The call ends the caller's session, so it is made in a session of its own. */
  endsSession?: boolean;
}

const NONE = '401 unauthenticated';
const SIGN = '403 sign_in_required';
const DENY = '403 forbidden';

/** For admins alone. */
const adminGets = (success: string) => [NONE, NONE, NONE, DENY, DENY, DENY, DENY, success] as const;
/** For everybody with a token, the guest included. */
const readersGet = (success: string) => [NONE, NONE, NONE, success, success, success, success, success] as const;
/** For everybody, token or not: an unusable one is ignored. */
const allGet = (success: string) => [success, success, success, success, success, success, success, success] as const;

const plain = (path: string, body?: unknown) => async () => ({ path, body });

const classList = () => ({ file: Buffer.from(`email,name\n${newEmail()},New\n`).toString('base64') });

const NEW_TEXT = { title: 'New', content: 'A text', sourceLanguage: 'English', weekNumber: 6 };

export const ROWS: readonly Row[] = [
  // Sign-in and the account.
  { route: 'GET /api/auth/config', request: plain('/api/auth/config'), answers: allGet('200') },
  { route: 'POST /api/auth/login', request: async () => ({ path: '/api/auth/login', body: { email: newEmail() } }), answers: allGet('200') },
  { route: 'POST /api/auth/register', request: async () => ({ path: '/api/auth/register', body: { email: newEmail(), name: 'New' } }), answers: allGet('201') },
  { route: 'GET /api/auth/profile', request: plain('/api/auth/profile'), answers: readersGet('200') },
  {
    route: 'PUT /api/auth/profile', request: plain('/api/auth/profile', { targetCultures: ['Chinese'] }),
    answers: [NONE, NONE, NONE, SIGN, '200', '200', '200', '200'],
  },
  { route: 'GET /api/auth/my-data', request: plain('/api/auth/my-data'), answers: [NONE, NONE, NONE, SIGN, '200', '200', '200', '200'] },
  { route: 'POST /api/auth/logout', request: plain('/api/auth/logout'), answers: readersGet('200'), endsSession: true },
  { route: 'POST /api/auth/online/heartbeat', request: plain('/api/auth/online/heartbeat', { email: 'x@example.edu', path: '/search' }), answers: readersGet('200') },

  // Admins: people and figures.
  { route: 'GET /api/auth/admin/users', request: plain('/api/auth/admin/users'), answers: adminGets('200') },
  {
    route: 'POST /api/auth/admin/users', request: async () => ({ path: '/api/auth/admin/users', body: { email: newEmail(), name: 'New', role: 'student' } }),
    answers: adminGets('201'),
  },
  {
    route: 'PUT /api/auth/admin/users/:email', request: async ({ people }) => ({ path: await accountPath(people), body: { name: 'Renamed' } }),
    answers: adminGets('200'),
  },
  { route: 'DELETE /api/auth/admin/users/:email', request: async ({ people }) => ({ path: await accountPath(people) }), answers: adminGets('200') },
  { route: 'POST /api/auth/admin/class-list/preview', request: async () => ({ path: '/api/auth/admin/class-list/preview', body: classList() }), answers: adminGets('200') },
  { route: 'POST /api/auth/admin/class-list/import', request: async () => ({ path: '/api/auth/admin/class-list/import', body: classList() }), answers: adminGets('200') },
  { route: 'GET /api/auth/admin/class-list', request: plain('/api/auth/admin/class-list'), answers: adminGets('200') },
  { route: 'GET /api/auth/admin/stats', request: plain('/api/auth/admin/stats'), answers: adminGets('200') },
  { route: 'GET /api/auth/admin/login-summary', request: plain('/api/auth/admin/login-summary?role=all'), answers: adminGets('200') },

  // Source texts: reading is for everybody with a token, changing for admins.
  { route: 'POST /api/search/auto-search', request: plain('/api/search/auto-search', { sourceLanguage: 'English' }), answers: readersGet('200') },
  { route: 'POST /search/auto-search', request: plain('/search/auto-search', { sourceLanguage: 'English' }), answers: readersGet('200') },
  { route: 'GET /api/auth/admin/practice-examples', request: plain('/api/auth/admin/practice-examples'), answers: adminGets('200') },
  {
    route: 'POST /api/auth/admin/practice-examples',
    request: plain('/api/auth/admin/practice-examples', { title: 'New', content: 'A text', sourceLanguage: 'English' }), answers: adminGets('201'),
  },
  {
    route: 'PUT /api/auth/admin/practice-examples/:id',
    request: async ({ admin }) => ({ path: `/api/auth/admin/practice-examples/${await newExample(admin)}`, body: { title: 'Changed' } }), answers: adminGets('200'),
  },
  {
    route: 'DELETE /api/auth/admin/practice-examples/:id',
    request: async ({ admin }) => ({ path: `/api/auth/admin/practice-examples/${await newExample(admin)}` }), answers: adminGets('200'),
  },
  { route: 'POST /api/search/initialize-practice-examples', request: plain('/api/search/initialize-practice-examples'), answers: adminGets('200') },

  // Course work: the same.
  { route: 'GET /api/search/tutorial-tasks/:week', request: plain('/api/search/tutorial-tasks/1'), answers: readersGet('200') },
  { route: 'GET /api/search/tutorial-tasks/:week/brief', request: plain('/api/search/tutorial-tasks/1/brief'), answers: readersGet('200') },
  { route: 'GET /api/search/weekly-practice/:week', request: plain('/api/search/weekly-practice/2'), answers: readersGet('200') },
  { route: 'GET /api/search/weekly-practice/:week/brief', request: plain('/api/search/weekly-practice/2/brief'), answers: readersGet('200') },
  { route: 'GET /api/auth/admin/tutorial-tasks', request: plain('/api/auth/admin/tutorial-tasks'), answers: adminGets('200') },
  { route: 'POST /api/auth/admin/tutorial-tasks', request: plain('/api/auth/admin/tutorial-tasks', NEW_TEXT), answers: adminGets('201') },
  {
    route: 'PUT /api/auth/admin/tutorial-tasks/:id', request: async ({ admin }) => ({ path: await newTask(admin), body: { title: 'Changed' } }),
    answers: adminGets('200'),
  },
  {
    route: 'PUT /api/auth/admin/tutorial-tasks/:id/position', request: async ({ admin }) => ({ path: `${await newTask(admin)}/position`, body: { position: 99 } }),
    answers: adminGets('200'),
  },
  { route: 'DELETE /api/auth/admin/tutorial-tasks/:id', request: async ({ admin }) => ({ path: await newTask(admin) }), answers: adminGets('200') },
  { route: 'POST /api/search/initialize-tutorial-tasks/:week', request: plain('/api/search/initialize-tutorial-tasks/1'), answers: adminGets('200') },
  {
    route: 'PUT /api/auth/admin/tutorial-brief/:week',
    request: async ({ admin }) => ({ path: '/api/auth/admin/tutorial-brief/6', body: await sameBrief(admin, 'tutorial-tasks') }), answers: adminGets('200'),
  },
  { route: 'GET /api/auth/admin/weekly-practice', request: plain('/api/auth/admin/weekly-practice'), answers: adminGets('200') },
  { route: 'POST /api/auth/admin/weekly-practice', request: plain('/api/auth/admin/weekly-practice', NEW_TEXT), answers: adminGets('201') },
  {
    route: 'PUT /api/auth/admin/weekly-practice/:id', request: async ({ admin }) => ({ path: await newPractice(admin), body: { title: 'Changed' } }),
    answers: adminGets('200'),
  },
  { route: 'DELETE /api/auth/admin/weekly-practice/:id', request: async ({ admin }) => ({ path: await newPractice(admin) }), answers: adminGets('200') },
  { route: 'POST /api/search/initialize-weekly-practice/:week', request: plain('/api/search/initialize-weekly-practice/2'), answers: adminGets('200') },
  {
    route: 'PUT /api/auth/admin/weekly-brief/:week',
    request: async ({ admin }) => ({ path: '/api/auth/admin/weekly-brief/6', body: await sameBrief(admin, 'weekly-practice') }), answers: adminGets('200'),
  },
  {
    route: 'POST /api/auth/admin/translation-brief',
    request: async ({ admin }) => ({ path: '/api/auth/admin/translation-brief', body: { ...(await sameBrief(admin, 'tutorial-tasks')), type: 'tutorial' } }),
    answers: adminGets('200'),
  },

  { route: 'GET /api/search/opened-texts', request: plain('/api/search/opened-texts'), answers: readersGet('200') },

  // Group documents are the groups' to read and the admins' to set; links are everybody's to read.
  { route: 'GET /api/docs/list', request: plain('/api/docs/list?weekNumber=6'), answers: readersGet('200') },
  {
    route: 'POST /api/docs/create',
    request: async ({ admin }) => {
      await admin.delete(await newDoc(admin));
      return { path: '/api/docs/create', body: GROUP_DOC };
    },
    answers: adminGets('201'),
  },
  { route: 'DELETE /api/docs/:id', request: async ({ admin }) => ({ path: await newDoc(admin) }), answers: adminGets('200') },
  { route: 'GET /api/links', request: plain('/api/links'), answers: allGet('200') },
  { route: 'POST /api/links', request: plain('/api/links', { title: 'New', url: 'https://example.org' }), answers: adminGets('201') },
  { route: 'PUT /api/links/:id', request: async ({ admin }) => ({ path: await newLink(admin), body: { desc: 'Changed' } }), answers: adminGets('200') },
  { route: 'DELETE /api/links/:id', request: async ({ admin }) => ({ path: await newLink(admin) }), answers: adminGets('200') },

  // Submissions: students and admins write, everybody with a token reads, and nobody changes what another student wrote.
  {
    route: 'POST /api/submissions',
    request: async ({ admin }) => ({ path: '/api/submissions', body: { sourceTextId: await newExample(admin), transcreation: '光阴似箭', isAnonymous: true } }),
    answers: [NONE, NONE, NONE, SIGN, DENY, '201', '201', '201'],
  },
  {
    route: 'GET /api/submissions',
    request: async ({ admin }) => ({ path: `/api/submissions?sourceTextId=${await newExample(admin)}` }), answers: readersGet('200'),
  },
  { route: 'GET /api/submissions/dashboard', request: plain('/api/submissions/dashboard?tutorialWeek=2&practiceWeek=3'), answers: readersGet('200') },
  { route: 'GET /api/submissions/my-submissions', request: plain('/api/submissions/my-submissions'), answers: readersGet('200') },
  {
    route: 'PUT /api/submissions/:id',
    request: async (world) => ({ path: await submissionPath(world), body: { transcreation: '时光飞逝' } }),
    answers: [NONE, NONE, NONE, SIGN, DENY, '200', DENY, '200'],
  },
  {
    route: 'PUT /api/submissions/:id/status',
    request: async (world) => ({ path: `${await submissionPath(world)}/status`, body: { status: 'approved' } }), answers: adminGets('200'),
  },
  { route: 'GET /api/submissions/admin', request: plain('/api/submissions/admin?kind=practice&week=1&page=1'), answers: adminGets('200') },
  {
    route: 'PUT /api/submissions/admin/status',
    request: async ({ admin, student }) => ({
      path: '/api/submissions/admin/status', body: { ids: [await newSubmission(admin, student.api)], status: 'approved', reason: 'Well found' },
    }),
    answers: adminGets('200'),
  },
  { route: 'GET /api/submissions/admin/activity', request: plain('/api/submissions/admin/activity'), answers: adminGets('200') },
  { route: 'DELETE /api/submissions/:id', request: async (world) => ({ path: await submissionPath(world) }), answers: adminGets('200') },

  // Votes: everybody with an account of their own gives them, but not to what they wrote; everybody with a token reads them.
  { route: 'GET /api/submissions/voteable', request: plain('/api/submissions/voteable?summary=true'), answers: readersGet('200') },
  {
    route: 'POST /api/submissions/:id/vote',
    request: async (world) => ({ path: `${await submissionPath(world)}/vote`, body: { rank: 1 } }),
    answers: [NONE, NONE, NONE, SIGN, '200', '403 own_submission', '200', '200'],
  },

  // Files: everybody with a token sees what there is, students and admins have them; what is handed out and what goes is the admins' affair.
  { route: 'GET /api/weekly-practice-files/week/:week', request: plain('/api/weekly-practice-files/week/6'), answers: readersGet('200') },
  {
    route: 'POST /api/weekly-practice-files/week/:week/source',
    request: async () => ({ path: '/api/weekly-practice-files/week/6/source', body: formWith('双关语', '讲义.txt') }), answers: adminGets('201'),
  },
  {
    route: 'POST /api/weekly-practice-files/week/:week/translation',
    request: async () => ({ path: '/api/weekly-practice-files/week/6/translation', body: formWith('译文', '译文.txt') }),
    answers: [NONE, NONE, NONE, SIGN, DENY, '201', '201', '201'],
  },
  {
    route: 'GET /api/weekly-practice-files/:id/download',
    request: async ({ admin }) => ({ path: `/api/weekly-practice-files/${await newWeeklyFile(admin)}/download` }),
    answers: [NONE, NONE, NONE, SIGN, DENY, '200', '200', '200'],
  },
  {
    route: 'DELETE /api/weekly-practice-files/:id',
    request: async ({ admin }) => ({ path: `/api/weekly-practice-files/${await newWeeklyFile(admin)}` }), answers: adminGets('200'),
  },
  { route: 'POST /api/images', request: async () => ({ path: '/api/images', body: formWith(DOT, 'dot.png') }), answers: adminGets('201') },
  { route: 'GET /api/images/:id', request: async ({ admin }) => ({ path: await newImage(admin) }), answers: allGet('200') },
  {
    route: 'POST /api/auth/ticket',
    request: async ({ admin }) => ({ path: '/api/auth/ticket', body: { path: `/api/weekly-practice-files/${await newWeeklyFile(admin)}/download` } }),
    answers: [NONE, NONE, NONE, SIGN, DENY, '200', '200', '200'],
  },

  // Slides: students and admins read them.
  { route: 'GET /api/slides', request: plain('/api/slides'), answers: [NONE, NONE, NONE, SIGN, DENY, '200', '200', '200'] },
  {
    route: 'POST /api/slides', request: async ({ admin }) => ({ path: '/api/slides', body: { title: '双关语', date: '2026-11-21', file: await newSlideFile(admin) } }),
    answers: adminGets('201'),
  },
  { route: 'PUT /api/slides/:id', request: async ({ admin }) => ({ path: (await newSlide(admin)).path, body: { title: 'Puns' } }), answers: adminGets('200') },
  {
    route: 'PUT /api/slides/:id/position', request: async ({ admin }) => ({ path: `${(await newSlide(admin)).path}/position`, body: { position: 1 } }),
    answers: adminGets('200'),
  },
  { route: 'DELETE /api/slides/:id', request: async ({ admin }) => ({ path: (await newSlide(admin)).path }), answers: adminGets('200') },
  { route: 'POST /api/slides/upload', request: async () => ({ path: '/api/slides/upload', body: formWith('双关语', '幻灯片.txt') }), answers: adminGets('201') },
  {
    route: 'GET /slides/:file', request: async ({ admin }) => ({ path: (await newSlide(admin)).file }),
    answers: [NONE, NONE, NONE, SIGN, DENY, '200', '200', '200'],
  },

  // Subtitles: everybody with a token reads and watches, students and admins write, and the video is the admins' affair.
  { route: 'GET /api/subtitles/all', request: plain('/api/subtitles/all'), answers: readersGet('200') },
  {
    route: 'PUT /api/subtitles/translate/:segmentId', request: plain('/api/subtitles/translate/2', { chineseTranslation: '问谁都行' }),
    answers: [NONE, NONE, NONE, SIGN, DENY, '200', '200', '200'],
  },
  {
    route: 'PUT /api/subtitles/update/:segmentId',
    request: async ({ admin }) => ({ path: '/api/subtitles/update/3', body: { ...(await sameTimes(admin, 3)), reason: 'Nothing' } }),
    answers: adminGets('200'),
  },
  { route: 'GET /api/subtitles/history/:segmentId', request: plain('/api/subtitles/history/3'), answers: adminGets('200') },
  {
    route: 'POST /api/subtitles/import', request: async ({ admin }) => ({ path: '/api/subtitles/import', body: { text: await sameSegments(admin) } }),
    answers: adminGets('200'),
  },
  // No test brings other segments, so that going back to the built-in ones disturbs nobody.
  { route: 'DELETE /api/subtitles/import', request: plain('/api/subtitles/import'), answers: adminGets('200') },
  { route: 'GET /api/subtitles/export', request: plain('/api/subtitles/export?format=vtt&lang=zh'), answers: readersGet('200') },
  { route: 'GET /api/subtitles/video', request: plain('/api/subtitles/video'), answers: readersGet('200') },
  { route: 'GET /api/subtitles/video/facts', request: plain('/api/subtitles/video/facts'), answers: adminGets('200') },
  {
    // Another video would be in everybody's way: being told that this is none is what those get who may bring one.
    route: 'PUT /api/subtitles/video', request: async () => ({ path: '/api/subtitles/video', body: formWith('双关语', '广告.mp4') }),
    answers: adminGets('415 unsupported_type'),
  },
  { route: 'DELETE /api/subtitles/video', request: plain('/api/subtitles/video'), answers: adminGets('200') },
  {
    route: 'POST /api/subtitle-submissions/submit', request: plain('/api/subtitle-submissions/submit', { segmentId: 4, chineseTranslation: '我去婚礼盼下雨' }),
    answers: [NONE, NONE, NONE, SIGN, DENY, '201', '201', '201'],
  },
  { route: 'GET /api/subtitle-submissions/segment/:segmentId', request: plain('/api/subtitle-submissions/segment/4?week=2'), answers: readersGet('200') },
  { route: 'GET /api/subtitle-submissions/mine', request: plain('/api/subtitle-submissions/mine'), answers: readersGet('200') },
  {
    route: 'PUT /api/subtitle-submissions/:id', request: async ({ student }) => ({ path: await newSubtitle(student.api), body: { chineseTranslation: '我坏吗？' } }),
    answers: [NONE, NONE, NONE, SIGN, DENY, '200', DENY, '200'],
  },
  { route: 'DELETE /api/subtitle-submissions/:id', request: async ({ student }) => ({ path: await newSubtitle(student.api) }), answers: adminGets('200') },

  // Feedback: everybody with a token has a say, and admins listen.
  { route: 'POST /api/messages', request: plain('/api/messages', { content: '谢谢！' }), answers: readersGet('201') },
  { route: 'GET /api/messages', request: plain('/api/messages'), answers: adminGets('200') },
  { route: 'GET /api/messages/unread-count', request: plain('/api/messages/unread-count'), answers: adminGets('200') },
  { route: 'PATCH /api/messages/:id/read', request: async ({ admin }) => ({ path: `${await newMessage(admin)}/read` }), answers: adminGets('200') },
  { route: 'DELETE /api/messages/:id', request: async ({ admin }) => ({ path: await newMessage(admin) }), answers: adminGets('200') },

  // Tools.
  { route: 'GET /api/quote', request: plain('/api/quote'), answers: allGet('200') },
  { route: 'GET /api/toolkit/config', request: plain('/api/toolkit/config'), answers: readersGet('200') },
  { route: 'GET /api/mt', request: plain('/api/mt'), answers: [NONE, NONE, NONE, SIGN, DENY, '200', '200', '200'] },
  {
    // No provider is configured here: being told so is what those get who may translate.
    route: 'POST /api/mt/:provider', request: plain('/api/mt/deepl', { text: 'Hello', source: 'en', target: 'zh' }),
    answers: [NONE, NONE, NONE, SIGN, DENY, '503 not_configured', '503 not_configured', '503 not_configured'],
  },
  { route: 'GET /api/tm', request: plain('/api/tm?q=Hello&langpair=en%7Czh-CN'), answers: readersGet('200') },
  { route: 'GET /api/dictionary/suggest', request: plain('/api/dictionary/suggest?q=pun'), answers: readersGet('200') },

  // What the gateway answers by itself.
  { route: 'GET /api/health/live', request: plain('/api/health/live'), answers: allGet('200') },
  { route: 'GET /api/health/ready', request: plain('/api/health/ready'), answers: allGet('200') },
  { route: 'GET /api/openapi.json', request: plain('/api/openapi.json'), answers: allGet('200') },
  { route: 'GET /api/reference', request: plain('/api/reference'), answers: allGet('200') },
  { route: 'GET /remotes.json', request: plain('/remotes.json'), answers: allGet('200') },
];

/** A reply as the rows write it: the status, and the code of a failure. */
export function answerOf(reply: Reply): string {
  return reply.status < 400 ? String(reply.status) : `${reply.status} ${reply.body['code']}`;
}

async function accountPath(people: People): Promise<string> {
  return `/api/auth/admin/users/${encodeURIComponent(await people.account('student', 'Somebody'))}`;
}

async function submissionPath({ admin, student }: World): Promise<string> {
  return `/api/submissions/${await newSubmission(admin, student.api)}`;
}
