import { LIMITS } from '@transcreate/contracts/browser';
import type { Slide } from '@transcreate/contracts';
import {
  ActionFailure, Button, ErrorNotice, FileButton, Form, FormActions, LIMIT_MB, Modal, ProgressBar, TextInput,
} from '@transcreate/web-kit/parts';
import { useId } from 'react';
import type { SyntheticEvent } from 'react';
import { useSlidesTexts } from '../../locales/use-slides-texts.js';
import styles from './slide-dialog.module.css';
import { useSlideForm } from './use-slide-form.js';

/** What the server takes; it looks into the file all the same. */
const ACCEPTED = '.pdf,.pptx,.odp,.docx,.odt,.xlsx,.txt,.md,.csv,.srt,.vtt,.png,.jpg,.jpeg,.gif,.webp,.mp3,.m4a,.wav,.mp4,.webm';

interface SlideDialogProps {
  /** The slides to change; new ones if it is left out. */
  slide: Slide | undefined;
  onClose(): void;
}

/** Where an admin adds slides, or changes some. */
export function SlideDialog({ slide, onClose }: SlideDialogProps) {
  const t = useSlidesTexts();
  const form = useSlideForm(slide, onClose);
  const reasonId = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    form.save();
  };
  const length = [...form.title].length;
  return (
    <Modal opened onClose={onClose} title={t(slide ? 'editTitle' : 'addTitle')} closeLabel={t('close')}>
      <Form onSubmit={submit}>
        <TextInput
          label={t('fieldTitle')}
          required
          data-autofocus
          value={form.title}
          error={form.isTooLong ? t('tooLong', { limit: LIMITS.name, length }) : undefined}
          onChange={(event) => form.change({ title: event.currentTarget.value })}
        />
        <TextInput type="date" label={t('fieldDate')} value={form.date} onChange={(event) => form.change({ date: event.currentTarget.value })} />
        <FileField form={form} slide={slide} />
        {form.share !== undefined && form.file && <Sending name={form.file.name} share={form.share} />}
        {form.error !== null && <ActionFailure title={t('saveFailed')} error={form.error} onRetry={form.save} />}
        <FormActions>
          <p id={reasonId} className={styles.reason}>
            {form.missing && t(form.missing)}
          </p>
          <Button onClick={form.cancel}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={form.missing !== null || form.isTooLong || form.fileProblem !== null}
            aria-describedby={reasonId}
            loading={form.isSaving}
          >
            {t('save')}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  );
}

function FileField({ form, slide }: { form: ReturnType<typeof useSlideForm>; slide: Slide | undefined }) {
  const t = useSlidesTexts();
  const name = form.file?.name ?? slide?.file;
  return (
    <div className={styles.file} role="group" aria-label={t('fieldFile')}>
      <p className={styles.label}>{t('fieldFile')}</p>
      {name !== undefined && <p className={styles.name}>{name}</p>}
      <FileButton size="sm" className={styles.choose} label={t('fieldFile')} accept={ACCEPTED} disabled={form.isSaving} onFile={form.choose}>
        {t(name === undefined ? 'choose' : 'replace')}
      </FileButton>
      {form.file && form.fileProblem && <ErrorNotice>{t(form.fileProblem, { name: form.file.name, limit: LIMIT_MB })}</ErrorNotice>}
    </div>
  );
}

/** How far it is. `share` is from 0 to 1. */
function Sending({ name, share }: { name: string; share: number }) {
  const t = useSlidesTexts();
  const label = t('uploading', { name, percent: Math.floor(share * 100) });
  return (
    <>
      <ProgressBar value={share} max={1} label={label} />
      <p className={styles.progress}>{label}</p>
    </>
  );
}
