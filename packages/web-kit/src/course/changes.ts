import type { CourseKind } from '@transcreate/contracts';
import { ApiError, useMutation, useQueryClient } from '@transcreate/web-kit';
import { courseKeys } from '@transcreate/web-kit/parts';
import { COURSE, moveTask } from './api.js';
import type { CourseText, CourseTextChange, NewCourseText } from './api.js';

/** A week of one kind of course work. */
export interface Place {
  kind: CourseKind;
  week: number;
}

/** Writes a week's brief. */
export function useBriefChange({ kind, week }: Place) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (brief: string) => COURSE[kind].setBrief(week, brief),
    onSuccess: ({ translationBrief }) => {
      queries.setQueryData(courseKeys.brief(kind, week), translationBrief);
      // A week with a brief and nothing else has a row in the admins' list.
      return queries.invalidateQueries({ queryKey: courseKeys.texts(kind, 'all') });
    },
  });
}

/** What an admin does to source texts of course work; every list of them follows. */
export function useTextChanges(kind: CourseKind) {
  const queries = useQueryClient();
  const lists = { queryKey: courseKeys.kind(kind) };
  const askAnew = () => queries.invalidateQueries(lists);
  const follow = (change: (known: CourseText[]) => CourseText[]) =>
    queries.setQueriesData<CourseText[]>(lists, (known) => known && change(known));
  const create = useMutation({ mutationFn: (text: NewCourseText) => COURSE[kind].create(text), onSuccess: askAnew });
  const update = useMutation({
    mutationFn: ({ id, change }: { id: string; change: CourseTextChange }) => COURSE[kind].update(id, change),
    onSuccess: (text) => {
      follow((known) => known.map((each) => (each._id === text._id ? text : each)));
      return askAnew();
    },
    // Whoever is told that somebody was faster wants to see what is there now.
    onError: askAnew,
  });
  const remove = useMutation({
    mutationFn: ({ id, force }: { id: string; force: boolean }) => gone(COURSE[kind].remove(id, force)),
    onSuccess: (_, { id }) => {
      follow((known) => known.filter((each) => each._id !== id));
      return askAnew();
    },
  });
  const move = useMutation({
    mutationFn: ({ id, position }: { id: string; position: number }) => moveTask(id, position),
    onMutate: async ({ id, position }) => {
      await queries.cancelQueries(lists);
      follow((known) => swapped(known, id, position));
    },
    onSettled: askAnew,
  });
  return { create, update, remove, move };
}

/** The list with one text and the one at a 1-based position of the same week in each other's places. */
function swapped(texts: readonly CourseText[], id: string, position: number): CourseText[] {
  const moved = texts.find(({ _id }) => _id === id);
  const other = texts.filter(({ weekNumber }) => weekNumber === moved?.weekNumber)[position - 1];
  if (!moved || !other) return [...texts];
  const places = new Map([[moved, other], [other, moved]]);
  return texts.map((text) => places.get(text) ?? text);
}

/** What somebody else has deleted a moment before is deleted. */
async function gone(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}
