import { Link, useLocation } from '@transcreate/web-kit';
import { Button, Notice } from '@transcreate/web-kit/parts';
import { usePracticeTexts } from '../locales/use-practice-texts.js';

/** Stands in place of the form for whoever may not submit: the guest, and a visitor whose own account is not a student's. */
export function LoginPrompt({ isVisitor }: { isVisitor: boolean }) {
  const t = usePracticeTexts();
  const { pathname, search } = useLocation();
  const goToLogin = (
    <Button component={Link} to="/login" state={{ from: pathname + search }} size="sm">
      {t('goToLogin')}
    </Button>
  );
  return (
    <Notice title={t('loginRequired')} actions={goToLogin}>
      {isVisitor ? t('visitorText') : t('pleaseLogIn')}
    </Notice>
  );
}
