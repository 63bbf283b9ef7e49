import type { Difficulty, SourceLanguage } from '@transcreate/contracts';
import { Select, tagOf, Textarea, TextInput, toolsOf } from '@transcreate/web-kit/parts';
import { useCourseWords } from './use-course-words.js';
import styles from './form.module.css';
import { GuidanceFields } from './guidance-fields.js';
import { ImageFields } from './image-fields.js';
import type { TextFieldsProps } from './text-values.js';

/** The fields of a source text: its words, where it comes from, its picture, and its cultural guidance. */
export function TextFields(props: TextFieldsProps) {
  const t = useCourseWords();
  const { kind, week, values, wantsImage, problem, onChange } = props;
  const words = (
    <Textarea
      label={t('fieldContent')}
      language={tagOf(values.sourceLanguage)}
      rows={4}
      value={values.content}
      error={problem === 'contentMissing' ? t(problem) : undefined}
      onChange={(event) => onChange({ content: event.currentTarget.value })}
    />
  );
  const isPractice = kind === 'practice';
  const picture = !isPractice && (wantsImage || values.imageUrl !== '' || toolsOf(kind, week).picture) && <ImageFields {...props} kind={kind} />;
  return (
    <>
      <TextInput
        label={t('fieldTitle')}
        description={isPractice ? undefined : t('fieldTitleHint')}
        required
        value={values.title}
        error={problem === 'titleMissing' ? t(problem) : undefined}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      {!wantsImage && words}
      {picture}
      {wantsImage && words}
      <Origin values={values} onChange={onChange} />
      <GuidanceFields values={values} onChange={onChange} />
    </>
  );
}

function Origin({ values, onChange }: Pick<TextFieldsProps, 'values' | 'onChange'>) {
  const t = useCourseWords();
  const languages = [
    { value: 'English', label: t('english') },
    { value: 'Chinese', label: t('chinese') },
  ];
  const difficulties = (['beginner', 'intermediate', 'advanced'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <div className={styles.columns}>
      <Select
        label={t('fieldLanguage')}
        data={languages}
        value={values.sourceLanguage}
        onChange={(event) => onChange({ sourceLanguage: event.currentTarget.value as SourceLanguage })}
      />
      <TextInput
        label={t('fieldCulture')}
        value={values.sourceCulture}
        onChange={(event) => onChange({ sourceCulture: event.currentTarget.value })}
      />
      <Select
        label={t('fieldDifficulty')}
        data={difficulties}
        value={values.difficulty}
        onChange={(event) => onChange({ difficulty: event.currentTarget.value as Difficulty })}
      />
      <TextInput label={t('fieldTechnique')} value={values.technique} onChange={(event) => onChange({ technique: event.currentTarget.value })} />
      <TextInput label={t('fieldOrigin')} value={values.source} onChange={(event) => onChange({ source: event.currentTarget.value })} />
    </div>
  );
}
