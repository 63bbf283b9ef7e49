import { Card, LoadFailure, LoginPrompt, PageFrame, Skeleton } from '@transcreate/web-kit/parts';
import { useTaskTexts } from '../../locales/use-task-texts.js';
import { useRight } from '../../parts/use-right.js';
import { useOpenedTexts, useOwnSubmissions, useOwnSubtitles } from './queries.js';
import { WorkList } from './work-list.js';
import { worksOf } from './works.js';

/** Everything that a person has submitted: how it was judged and ranked, and which reference examples it has opened. */
export function MyWorkPage() {
  const t = useTaskTexts();
  return (
    <PageFrame title={t('myWorkTitle')} subtitle={t('myWorkSubtitle')}>
      <Content />
    </PageFrame>
  );
}

function Content() {
  const t = useTaskTexts();
  const right = useRight();
  if (right === 'wait') return <Waiting />;
  if (right === 'work') return <Works />;
  return <LoginPrompt>{t(right === 'visitor' ? 'myWorkVisitor' : 'myWorkLogIn')}</LoginPrompt>;
}

/** One's submissions are the page; without the subtitles or the reference examples it says so and shows the rest. */
function Works() {
  const t = useTaskTexts();
  const own = useOwnSubmissions();
  const subtitles = useOwnSubtitles();
  const opened = useOpenedTexts();
  const isPending = own.isPending || subtitles.isPending || opened.isPending;
  return (
    <>
      <LoadFailure title={t('myWorkFailed')} query={own} />
      {own.data && <LoadFailure title={t('ownSubtitlesFailed')} query={subtitles} />}
      {own.data && <LoadFailure title={t('openedFailed')} query={opened} />}
      {isPending && <Waiting />}
      {own.data && !isPending && <WorkList works={worksOf({ submissions: own.data, opened: opened.data ?? [], subtitles: subtitles.data ?? [] })} />}
    </>
  );
}

function Waiting() {
  const t = useTaskTexts();
  return (
    <Card>
      <Skeleton label={t('loading')} lines={6} />
    </Card>
  );
}
