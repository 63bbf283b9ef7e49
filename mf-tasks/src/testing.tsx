/** For this room's tests: its pages on a server that has one week's work, and what stands in it. */
import type { GroupDoc, OpenedText, OwnSubmission, Submission, SubtitleSubmission, TutorialTask, WeeklyFile, WeeklyPractice } from '@transcreate/contracts';
import { renderRoom } from '@transcreate/web-kit/testing';
import type { FakeApi } from '@transcreate/web-kit/testing';
import type { CourseText } from './api.js';
import { App } from './app.js';

const idOf = (kind: string, number: number) => `${kind}0000000-0000-4000-8000-00000000000${number}`;

const text = {
  _id: idOf('a', 1),
  title: 'ST 1: Bakery window',
  content: 'Come in and loaf with us.',
  sourceLanguage: 'English',
  sourceCulture: 'American',
  weekNumber: 1,
  difficulty: 'beginner',
  technique: 'homonym',
  source: '',
  culturalNotes: [{ term: 'loaf', note: 'Bread, and doing nothing.' }],
  referenceExamples: [],
  referencesLocked: true,
  createdAt: '2026-09-01T08:00:00.000Z',
  imageUrl: '',
  imageAlt: '',
  imageSize: 200,
  imageAlignment: 'center',
  translationBrief: '',
  position: 1,
  version: 1,
} as const satisfies Partial<TutorialTask>;

/** A tutorial task as the server sends it; name what the test is about. */
export const taskOf = (fields: Partial<TutorialTask> = {}): TutorialTask => ({
  ...text, culturalNotes: [...text.culturalNotes], referenceExamples: [], ...fields, category: 'tutorial',
});

/** A weekly practice, likewise. */
export const practiceOf = (fields: Partial<WeeklyPractice> = {}): WeeklyPractice => ({
  ...text, culturalNotes: [...text.culturalNotes], referenceExamples: [], ...fields, category: 'weekly-practice',
});

/** Somebody else's submission to that text. */
export function submissionOf(fields: Partial<Submission> = {}): Submission {
  return {
    _id: idOf('5', 1),
    sourceTextId: text._id,
    transcreation: '面包房里，慢慢来',
    status: 'approved',
    voteCounts: { '1': 2, '2': 1, '3': 0 },
    weekNumber: 1,
    groupNumber: null,
    targetCulture: '',
    targetLanguage: 'Chinese',
    explanation: '',
    isAnonymous: false,
    culturalAdaptations: [],
    isOwner: false,
    username: 'hanmeimei',
    createdAt: '2026-10-01T08:00:00.000Z',
    ...fields,
  };
}

/** What the person has submitted to that text, with it. */
export function ownOf(fields: Partial<Submission> = {}): OwnSubmission {
  const { _id, title, content, sourceLanguage, sourceCulture, weekNumber } = text;
  const sourceTextId = { _id, kind: 'weekly-practice' as const, title, content, sourceLanguage, sourceCulture, weekNumber };
  return { ...submissionOf({ isOwner: true, ...fields }), sourceTextId };
}

/** What the person has handed in for a segment of the video. */
export const subtitleOf = (number: number, fields: Partial<SubtitleSubmission> = {}): SubtitleSubmission => ({
  _id: idOf('c', number), segmentId: 1, sourceText: 'Am I a bad person?', chineseTranslation: '我是坏人吗？', isAnonymous: false, weekNumber: 2, username: 'lilei',
  isOwner: true, submissionDate: '2026-10-01T08:00:00.000Z', ...fields,
});

export function fileOf(number: number, fields: Partial<WeeklyFile> = {}): WeeklyFile {
  return {
    _id: `f0000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    fileName: `译文 ${number}.docx`,
    type: 'translation',
    weekNumber: 1,
    description: '',
    size: 12_345,
    uploadedAt: '2026-10-01T08:00:00.000Z',
    uploadedBy: 'hanmeimei',
    ...fields,
  };
}

export const docOf = (groupNumber: number): GroupDoc => ({
  _id: idOf('d', groupNumber), weekNumber: 1, groupNumber, docUrl: `https://docs.google.com/document/d/${groupNumber}/edit`,
});

type Options = Parameters<typeof renderRoom>[1] & {
  texts?: CourseText[];
  brief?: string;
  docs?: GroupDoc[];
  submissions?: Submission[];
  files?: WeeklyFile[];
  own?: OwnSubmission[];
  opened?: OpenedText[];
  subtitles?: SubtitleSubmission[];
};

/** One of the room's pages on a server with this course work, whatever the week. */
function open(path: string, options: Options) {
  const { texts = [], brief = 'Write **short** lines.', docs = [], submissions = [], files = [], own = [], opened = [], subtitles = [], api = {}, ...rest } = options;
  const answers: FakeApi = {
    ...api,
    content: {
      listTutorialTasks: () => texts as TutorialTask[],
      listWeeklyPractice: () => texts as WeeklyPractice[],
      getTutorialBrief: () => ({ translationBrief: brief }),
      getWeeklyBrief: () => ({ translationBrief: brief }),
      listDocs: () => ({ docs }),
      listOpenedTexts: () => ({ texts: opened }),
      ...api.content,
    },
    submissions: {
      listOwnSubmissions: () => ({ submissions: own }),
      listSubmissions: ({ sourceTextId }) => ({ submissions: submissions.filter((each) => each.sourceTextId === sourceTextId) }),
      ...api.submissions,
    },
    subtitles: { listOwnSubtitleSubmissions: () => ({ success: true, data: subtitles, count: subtitles.length }), ...api.subtitles },
    files: { listWeeklyFiles: () => ({ files }), ...api.files },
  };
  return renderRoom(<App basePath="" />, { path, ...rest, api: answers });
}

export const openTutorial = ({ texts = [taskOf()], path = '/tutorial-tasks', ...options }: Options = {}) => open(path, { texts, ...options });
export const openWeekly = ({ texts = [practiceOf()], ...options }: Options = {}) => open('/weekly-practice', { texts, ...options });
export const openMyWork = ({ path = '/my-work', ...options }: Options = {}) => open(path, options);
