import { useSession } from '@transcreate/web-kit';
import { LoginPrompt, PageFrame, Skeleton } from '@transcreate/web-kit/parts';
import { useSlidesTexts } from '../../locales/use-slides-texts.js';
import { SlideList } from './slide-list.js';

/** The slides of the course, for students and admins. */
export function SlidesPage() {
  const t = useSlidesTexts();
  const { ready, isLoggedIn, isStudent, isAdmin } = useSession();
  return (
    <PageFrame title={t('title')} subtitle={t('subtitle')}>
      {content()}
    </PageFrame>
  );

  function content() {
    if (!ready) return <Skeleton label={t('loading')} lines={5} />;
    if (isStudent || isAdmin) return <SlideList />;
    return <LoginPrompt>{t(isLoggedIn ? 'visitorText' : 'pleaseLogIn')}</LoginPrompt>;
  }
}
