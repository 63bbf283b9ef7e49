import type { CourseText } from './api.js';
import { useTextChanges } from './changes.js';
import { CloseWithWork } from './close-with-work.js';
import { useCourseWords } from './use-course-words.js';

/** Deletes a source text of course work, after a question. */
export function DeleteText({ text, onClose }: { text: CourseText; onClose(): void }) {
  const t = useCourseWords();
  const isTutorial = text.category === 'tutorial';
  const { remove } = useTextChanges(text.category);
  return (
    <CloseWithWork
      question={t(isTutorial ? 'deleteTask' : 'deletePractice')}
      title={text.title}
      failure={t(isTutorial ? 'taskDeleteFailed' : 'practiceDeleteFailed')}
      work={remove}
      onDelete={(force, onSuccess) => remove.mutate({ id: text._id, force }, { onSuccess })}
      onClose={onClose}
    />
  );
}
