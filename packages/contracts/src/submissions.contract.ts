import { z } from 'zod';
import { call, contract, internalCall } from './call.js';
import { Work } from './content.contract.js';
import { personLines } from './person-lines.js';
import { Flag, Group, Id, LIMITS, List, Nothing, OptionalText, SourceLanguage, SourceTextKind, Success, Text, Time, Week, WholeNumber } from './shapes.js';

export const SubmissionStatus = z.enum(['approved', 'rejected', 'pending', 'submitted']);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

/** How many people gave a translation the first, second and third rank. */
export const VoteCounts = z.object({ '1': z.number().int(), '2': z.number().int(), '3': z.number().int() }).meta({ id: 'VoteCounts' });
export type VoteCounts = z.infer<typeof VoteCounts>;

/** The source text of a submission, where a list populates it. */
const PopulatedSourceText = z.object({
  _id: Id, kind: SourceTextKind, title: z.string(), content: z.string(), sourceLanguage: SourceLanguage, sourceCulture: z.string(), weekNumber: z.number().int(),
});

const submissionFields = {
  _id: Id,
  transcreation: z.string(),
  status: SubmissionStatus,
  voteCounts: VoteCounts,
  weekNumber: z.number().int(),
  groupNumber: z.number().int().nullable(),
  targetCulture: z.string(),
  targetLanguage: z.string(),
  explanation: z.string(),
  isAnonymous: z.boolean(),
  culturalAdaptations: z.array(z.string()),
  /** The caller wrote it. */
  isOwner: z.boolean(),
  /** The author's name; of an anonymous submission only for its author and admins. */
  username: z.string().optional(),
  /** The author, under the same rule as the name. */
  userId: z.object({ _id: Id, username: z.string() }).optional(),
  /** Of an anonymous submission only for its author and admins, since the moment can tell who it was. */
  createdAt: Time.optional(),
  /** Why an admin gave it its status, empty when nothing was said; for its author and admins alone. */
  statusReason: z.string().optional(),
};

/** A translation of a source text. */
export const Submission = z.object({ ...submissionFields, sourceTextId: Id }).meta({ id: 'Submission' });
export type Submission = z.infer<typeof Submission>;

/** One's own submission, with its source text. */
export const OwnSubmission = z.object({ ...submissionFields, sourceTextId: PopulatedSourceText }).meta({ id: 'OwnSubmission' });
export type OwnSubmission = z.infer<typeof OwnSubmission>;

/** A submission as admins review it. */
export const ReviewedSubmission = z
  .object({
    ...submissionFields,
    sourceTextId: PopulatedSourceText,
    /** 3, 2 and 1 points for each first, second and third rank. */
    score: z.number().int(),
  })
  .omit({ culturalAdaptations: true, targetCulture: true, targetLanguage: true })
  .meta({ id: 'ReviewedSubmission' });
export type ReviewedSubmission = z.infer<typeof ReviewedSubmission>;

/** What the submissions tell of the course's life: counts alone. */
export const SubmissionActivity = z
  .object({
    /** For each kind and week that has submissions, in the order of kind and week: how many, and by how many people. */
    byWeek: z.array(z.object({ kind: SourceTextKind, weekNumber: z.number().int(), submissions: z.number().int(), people: z.number().int() })),
    /** For each of the last 14 days in UTC, the oldest first: how many people submitted or voted, and how many submissions came. */
    byDay: z.array(z.object({ day: z.iso.date(), people: z.number().int(), submissions: z.number().int() })),
    /** How many submissions have each status. */
    byStatus: z.object({ submitted: z.number().int(), pending: z.number().int(), approved: z.number().int(), rejected: z.number().int() }),
  })
  .meta({ id: 'SubmissionActivity' });
export type SubmissionActivity = z.infer<typeof SubmissionActivity>;

/** What an admin decides of a submission; without a reason an earlier one is taken back, because it belonged to the status before. */
const Judgement = { status: SubmissionStatus, reason: OptionalText(LIMITS.reason).default('') };

/** A choice of a list that a query may leave open: absent, empty or `all`. */
const AnyOr = <T extends z.ZodType>(choice: T) => z.union([choice, z.enum(['', 'all']).transform(() => undefined)]).optional();

/** The ranks that a person can give within one example, each to one translation. */
export const Rank = z.literal([1, 2, 3]);
export type Rank = z.infer<typeof Rank>;

const standing = {
  /** 3, 2 and 1 points for each first, second and third rank. */
  score: z.number().int(),
  voteCounts: VoteCounts,
  /** The caller gave it a rank, and which. */
  hasVoted: z.boolean(),
  userRank: Rank.nullable(),
};

/** How a translation stands, and what the caller gave it. */
export const VoteState = z.object(standing).meta({ id: 'VoteState' });
export type VoteState = z.infer<typeof VoteState>;

/** A source text with the translations of it that can be voted for, oldest first. */
export const Voteable = z
  .object({
    example: z.object({
      id: Id, title: z.string(), content: z.string(), language: SourceLanguage, culture: z.string(), category: SourceTextKind, weekNumber: z.number().int(),
      /** 1-based place among the source texts of its category and week, those without a translation included: the N of 'Source Text N'. */
      position: z.number().int(),
    }),
    translations: z.array(
      z.object({
        id: Id,
        /** Left out of a summary. */
        translation: z.string().optional(),
        ...standing,
        groupNumber: z.number().int().nullable(),
        isGroupSubmission: z.boolean(),
        /** The caller wrote it, and can't vote for it. */
        isOwner: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Voteable' });
export type Voteable = z.infer<typeof Voteable>;

/** A translation that the class has approved, as its memory answers it. */
const RememberedTranslation = z.object({
  translation: z.string(),
  /** How much alike its source text, or a passage of it, is to what was looked for, 0 to 100. */
  score: z.number().int(),
  /** The source text's title. */
  source: z.string(),
  /** What of the source text is alike. */
  segment: z.string(),
  /** Its place by votes among the translations of its source text, from 1 on; absent while nobody has voted for it. */
  rank: z.number().int().optional(),
});
export type RememberedTranslation = z.infer<typeof RememberedTranslation>;

/** A rank to give, or `cancel` to take it back; not both. */
const Ballot = z
  .object({ id: Id, rank: Rank.optional(), cancel: z.boolean().default(false) })
  .refine(({ rank, cancel }) => cancel !== (rank !== undefined), { path: ['rank'], error: 'must be 1, 2 or 3, unless cancel is true' });

/** What the course asks of a person by now. */
export const Dashboard = z
  .object({
    practice: Work,
    /** Of the asked weeks. */
    tutorial: Work,
    weeklyPractice: Work,
    /** How many source texts have translations that the caller may still rank: fewer than three of theirs are given, and others are left. */
    waitingForVote: z.number().int(),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof Dashboard>;

/** Everything that is kept of what a person submitted and voted for. */
const OwnWork = z.object({
  submissions: z.array(
    z.object({
      _id: Id, sourceTextId: Id, kind: SourceTextKind, weekNumber: z.number().int(), groupNumber: z.number().int().nullable(), username: z.string(),
      isAnonymous: z.boolean(), transcreation: z.string(), explanation: z.string(), targetCulture: z.string(), targetLanguage: z.string(),
      culturalAdaptations: z.array(z.string()), status: SubmissionStatus, statusReason: z.string(), createdAt: Time,
    }),
  ),
  votes: z.array(z.object({ submissionId: Id, sourceTextId: Id, rank: Rank, createdAt: Time })),
});

export const submissions = contract('submissions', {
  createSubmission: call({
    http: 'POST /api/submissions', access: 'student', success: 201, idempotent: true, summary: 'Submit a translation of a source text',
    input: z.object({
      sourceTextId: Id,
      transcreation: Text(LIMITS.translation),
      /** Required for a tutorial task. */
      groupNumber: Group.optional(),
      isAnonymous: z.boolean().default(false),
      targetCulture: OptionalText(LIMITS.name).default(''),
      targetLanguage: OptionalText(LIMITS.name).default(''),
      explanation: OptionalText(LIMITS.explanation).default(''),
      culturalAdaptations: List(OptionalText(LIMITS.explanation)).default([]),
    }),
    output: z.object({ submission: Submission }), errors: ['not_found', 'already_submitted', 'conflict'],
  }),
  listSubmissions: call({
    http: 'GET /api/submissions', access: 'reader', summary: 'The submissions to a source text, oldest first',
    input: z.object({ sourceTextId: Id }), output: z.object({ submissions: z.array(Submission) }), errors: ['not_found'],
  }),
  listOwnSubmissions: call({
    http: 'GET /api/submissions/my-submissions', access: 'reader', summary: 'What the caller has submitted, with the source texts, oldest first',
    input: Nothing, output: z.object({ submissions: z.array(OwnSubmission) }),
  }),
  updateSubmission: call({
    http: 'PUT /api/submissions/:id', access: 'student', summary: "Change a translation's text; its owner or an admin",
    input: z.object({ id: Id, transcreation: Text(LIMITS.translation) }), output: z.object({ submission: Submission }), errors: ['not_found'],
  }),
  setStatus: call({
    http: 'PUT /api/submissions/:id/status', access: 'admin', summary: 'Approve, reject or reopen a submission, and say why if there is something to say',
    input: z.object({ id: Id, ...Judgement }), output: z.object({ submission: Submission }), errors: ['not_found'],
  }),
  deleteSubmission: call({
    http: 'DELETE /api/submissions/:id', access: 'admin', summary: 'Delete a submission', input: z.object({ id: Id }), output: Success, errors: ['not_found'],
  }),
  reviewSubmissions: call({
    http: 'GET /api/submissions/admin', access: 'admin',
    summary: "The class's submissions, newest first, 50 a page; by kind, week, status and group, and by words of the translation or the author's name",
    input: z.object({
      kind: AnyOr(SourceTextKind),
      week: AnyOr(Week),
      status: AnyOr(SubmissionStatus),
      group: AnyOr(Group),
      q: OptionalText(LIMITS.name).default(''),
      page: WholeNumber(1, 100_000).default(1),
    }),
    /** `total` counts what the filters leave, on all `pages`. */
    output: z.object({ submissions: z.array(ReviewedSubmission), total: z.number().int(), pages: z.number().int() }),
  }),
  setStatuses: call({
    http: 'PUT /api/submissions/admin/status', access: 'admin',
    summary: 'Approve, reject or reopen up to 50 submissions at once; those that are gone are left out of the count',
    input: z.object({ ids: List(Id).min(1), ...Judgement }), output: z.object({ updated: z.number().int() }),
  }),
  getActivity: call({
    http: 'GET /api/submissions/admin/activity', access: 'admin',
    summary: 'Submissions by week and kind, activity in the last 14 days, and how many submissions have each status',
    input: Nothing, output: SubmissionActivity,
  }),
  listVoteable: call({
    http: 'GET /api/submissions/voteable', access: 'reader',
    summary: 'The translations that can be voted for, by example: in the order of category, week and list; rejected ones are left out',
    input: z.object({ category: SourceTextKind.optional(), week: Week.optional(), exampleId: Id.optional(), summary: Flag.default(false) }),
    output: z.object({ examples: z.array(Voteable) }), errors: ['not_found'],
  }),
  castVote: call({
    http: 'POST /api/submissions/:id/vote', access: 'member', summary: 'Give a translation a rank, move it to another, or take it back',
    input: Ballot, output: VoteState, errors: ['not_found', 'own_submission', 'rank_taken'],
  }),

  getDashboard: call({
    http: 'GET /api/submissions/dashboard', access: 'reader', summary: 'What there is to do for the caller: course work of one week of each kind, practice examples, votes',
    input: z.object({ tutorialWeek: Week.default(1), practiceWeek: Week.default(1) }), output: Dashboard,
  }),

  closeSourceText: internalCall({
    internal: ['content'], summary: 'Close a source text that is about to be deleted: its submissions leave every list and no new one is taken. With submissions and without force nothing happens but the count',
    input: z.object({ sourceTextId: Id, force: z.boolean() }), output: z.object({ closed: z.boolean(), submissions: z.number().int() }),
  }),
  countSubmissions: internalCall({
    internal: ['auth'], reads: true, summary: 'How many submissions there are', input: Nothing, output: z.object({ count: z.number().int() }),
  }),
  searchTranslations: internalCall({
    internal: ['toolkit'], reads: true, summary: 'Approved translations of source texts that are like a text, the most alike first; not who wrote them',
    input: z.object({ text: Text(LIMITS.lookup), sourceLanguage: SourceLanguage, most: WholeNumber(1, LIMITS.listItems) }),
    output: z.object({ translations: z.array(RememberedTranslation) }),
  }),
  ...personLines(OwnWork),
});
