import { IMAGES } from '@transcreate/contracts/browser';
import type { CourseKind, ImageAlignment, ImageSize } from '@transcreate/contracts';
import { useMutation } from '@transcreate/web-kit';
import { ActionFailure, FileButton, ImageIcon, Picture, Select, TextInput, toolsOf } from '@transcreate/web-kit/parts';
import { uploadImage } from './api.js';
import { useCourseWords } from './use-course-words.js';
import styles from './form.module.css';
import type { TextFieldsProps } from './text-values.js';

/** The picture of a source text: its address, or one from the device, how large it is, and where it stands. */
export function ImageFields({ kind, week, values, wantsImage, problem, onChange }: TextFieldsProps & { kind: CourseKind }) {
  const t = useCourseWords();
  const tools = toolsOf(kind, week);
  const alignments = IMAGES.alignments.filter((alignment) => alignment !== 'portrait-split' || tools.split || values.imageAlignment === alignment);
  const isAboutImage = problem === 'imageMissing' || problem === 'imageInvalid';
  return (
    <fieldset className={styles.group}>
      <legend>{t('fieldPicture')}</legend>
      <TextInput
        type="url"
        inputMode="url"
        label={t('fieldImageUrl')}
        required={wantsImage}
        value={values.imageUrl}
        error={isAboutImage ? t(problem) : undefined}
        onChange={(event) => onChange({ imageUrl: event.currentTarget.value })}
      />
      {tools.uploadImage && <ImageUpload onUploaded={(imageUrl) => onChange({ imageUrl })} />}
      <TextInput label={t('fieldImageAlt')} value={values.imageAlt} onChange={(event) => onChange({ imageAlt: event.currentTarget.value })} />
      <div className={styles.columns}>
        <Select
          label={t('fieldImageSize')}
          data={IMAGES.sizes.map((size) => ({ value: String(size), label: t('fieldImagePixels', { size }) }))}
          value={String(values.imageSize)}
          onChange={(event) => onChange({ imageSize: Number(event.currentTarget.value) as ImageSize })}
        />
        <Select
          label={t('fieldImageAlignment')}
          data={alignments.map((value) => ({ value, label: t(value) }))}
          value={values.imageAlignment}
          onChange={(event) => onChange({ imageAlignment: event.currentTarget.value as ImageAlignment })}
        />
      </div>
      {values.imageUrl !== '' && (
        <Picture src={values.imageUrl} alt={values.imageAlt || t('fieldPicture')} width={values.imageSize} alignment={values.imageAlignment} />
      )}
    </fieldset>
  );
}

function ImageUpload({ onUploaded }: { onUploaded(imageUrl: string): void }) {
  const t = useCourseWords();
  const sending = useMutation({ mutationFn: uploadImage, onSuccess: onUploaded });
  return (
    <div className={styles.upload}>
      <FileButton
        size="sm"
        icon={<ImageIcon size={16} aria-hidden />}
        label={t('fieldImageUpload')}
        accept="image/png,image/jpeg,image/gif,image/webp"
        loading={sending.isPending}
        onFile={sending.mutate}
      >
        {sending.isPending ? t('fieldImageUploading') : t('fieldImageUpload')}
      </FileButton>
      {sending.error && (
        <ActionFailure
          title={t('fieldImageFailed')}
          error={sending.error}
          onRetry={() => sending.variables && sending.mutate(sending.variables)}
          retrying={sending.isPending}
        />
      )}
    </div>
  );
}
