import type { SubtitleSubmission } from '@transcreate/contracts';
import { EditTranslation } from '@transcreate/web-kit/parts';
import { useSubmissionChanges } from '../queries.js';

interface EditSubmissionProps {
  submission: SubtitleSubmission;
  segmentId: number;
  onClose(): void;
}

/** Changes a submission's text. */
export function EditSubmission({ submission: { _id: id, chineseTranslation }, segmentId, onClose }: EditSubmissionProps) {
  const { edit } = useSubmissionChanges(segmentId);
  return (
    <EditTranslation
      draftKey={`subtitle-edit:${id}`}
      text={chineseTranslation}
      language="zh-Hans"
      work={edit}
      onSave={(changed, onSuccess) => edit.mutate({ id, text: changed }, { onSuccess })}
      onClose={onClose}
    />
  );
}
