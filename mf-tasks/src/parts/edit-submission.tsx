import type { SourceLanguage, Submission } from '@transcreate/contracts';
import { EditTranslation, tagOf, targetOf } from '@transcreate/web-kit/parts';
import { useSubmissionChanges } from '../queries.js';

interface EditSubmissionProps {
  submission: Submission;
  /** The source text. */
  text: { sourceLanguage: SourceLanguage };
  onClose(): void;
}

/** Changes a submission's text. */
export function EditSubmission({ submission: { _id: id, sourceTextId, transcreation }, text, onClose }: EditSubmissionProps) {
  const { edit } = useSubmissionChanges(sourceTextId);
  return (
    <EditTranslation
      draftKey={`edit:${id}`}
      text={transcreation}
      language={tagOf(targetOf(text.sourceLanguage))}
      isFormatted
      work={edit}
      onSave={(changed, onSuccess) => edit.mutate({ id, text: changed }, { onSuccess })}
      onClose={onClose}
    />
  );
}
