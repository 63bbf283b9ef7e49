import { Link, useLocation } from '@transcreate/web-kit';
import { Button, Notice, pressable } from '@transcreate/ui';
import type { ReactNode } from 'react';
import { usePartTexts } from './use-part-texts.js';

/** Stands in place of what only some may do, and leads to where one becomes one of them; `children` says what it is about. */
export function LoginPrompt({ children }: { children: ReactNode }) {
  const t = usePartTexts();
  const { pathname, search } = useLocation();
  const goToLogin = (
    <Button component={Link} {...pressable} to="/login" state={{ from: pathname + search, another: true }} size="sm">
      {t('goToLogin')}
    </Button>
  );
  return (
    <Notice title={t('loginRequired')} actions={goToLogin}>
      {children}
    </Notice>
  );
}
