import type { CourseKind } from '@transcreate/contracts';
import { useSession } from '@transcreate/web-kit';
import { Card, EmptyState, Late, LoadFailure, LoginPrompt, Skeleton, WeekIcon } from '@transcreate/web-kit/parts';
import { useDeferredValue } from 'react';
import type { ComponentType } from 'react';
import type { CourseText } from '../api.js';
import { useTaskTexts } from '../locales/use-task-texts.js';
import { useCourseTexts, useSubmissions } from '../queries.js';
import type { Place } from '../queries.js';
import { hasBox } from '../rules/has-box.js';
import { SubmissionList } from './submission-list.js';
import { TextCard } from './text-card.js';
import styles from './text-list.module.css';
import { useRight } from './use-right.js';

/** How many texts stand there at once; the others follow a moment later without holding up the first. */
const AT_ONCE = 3;

interface TextListProps extends Place {
  /** Where somebody writes who may. */
  Box: ComponentType<{ text: CourseText }>;
}

const loadTools = async () => (await import('../tools/tools.js')).TextTools;
const loadAdding = async () => (await import('../tools/tools.js')).AddTools;

/** The source texts of a week, or why there are none. */
export function TextList({ kind, week, Box }: TextListProps) {
  const t = useTaskTexts();
  const { isAdmin } = useSession();
  const texts = useCourseTexts({ kind, week });
  return (
    <section className={styles.list} aria-labelledby="texts">
      <div className={styles.heading}>
        <h2 id="texts">{t('texts')}</h2>
        {isAdmin && texts.data && <Late load={loadAdding} props={{ kind, week, count: texts.data.length }} />}
      </div>
      <LoadFailure title={t('loadFailed')} query={texts} />
      {texts.isPending && <Waiting />}
      {texts.data?.length === 0 && <None kind={kind} week={week} />}
      {texts.data && <Texts texts={texts.data} Box={Box} />}
    </section>
  );
}

function Texts({ texts, Box }: { texts: readonly CourseText[]; Box: TextListProps['Box'] }) {
  const shown = useDeferredValue(texts, texts.slice(0, AT_ONCE));
  return shown.map((text, index) => <Text key={text._id} text={text} number={index + 1} count={texts.length} Box={Box} />);
}

interface TextProps {
  text: CourseText;
  number: number;
  count: number;
  Box: TextListProps['Box'];
}

function Text({ text, number, count, Box }: TextProps) {
  const { isAdmin } = useSession();
  const submissions = useSubmissions(text._id);
  const hasSubmitted = submissions.data?.some(({ isOwner }) => isOwner) ?? false;
  return (
    <TextCard
      text={text}
      number={number}
      hasSubmitted={hasSubmitted}
      beside={<Beside text={text} Box={Box} />}
      tools={isAdmin && <Late load={loadTools} props={{ text, number, count }} />}
    >
      <SubmissionList text={text} submissions={submissions} />
    </TextCard>
  );
}

function Beside({ text, Box }: { text: CourseText; Box: TextListProps['Box'] }) {
  const t = useTaskTexts();
  const right = useRight();
  if (!hasBox(text)) return <p className={styles.hint}>{t('byFile')}</p>;
  if (right === 'wait') return <Skeleton lines={4} />;
  if (right === 'work') return <Box text={text} />;
  return <LoginPrompt>{right === 'visitor' ? t('visitorText') : t('pleaseLogIn')}</LoginPrompt>;
}

function Waiting() {
  const t = useTaskTexts();
  return (
    <>
      <Card>
        <Skeleton label={t('loading')} lines={6} />
      </Card>
      <Card>
        <Skeleton lines={6} />
      </Card>
    </>
  );
}

function None({ kind, week }: { kind: CourseKind; week: number }) {
  const t = useTaskTexts();
  const isTutorial = kind === 'tutorial';
  return (
    <EmptyState icon={<WeekIcon size={28} aria-hidden />} title={t(isTutorial ? 'tasksNone' : 'practiceNone')}>
      {t(isTutorial ? 'tasksNoneText' : 'practiceNoneText', { week })}
    </EmptyState>
  );
}
