import { Skeleton } from '@transcreate/ui/base';
import { Navigate, useLocation, useSession } from '@transcreate/web-kit';
import type { ReactNode } from 'react';
import { useShellTexts } from '../locales/use-shell-texts.js';

/**
 * Pages for whoever is stored: a person, or the automatic visitor. Where the visitor is not let in, they lead to /login, which knows
 * the way back.
 */
export function Protected({ children }: { children: ReactNode }) {
  const t = useShellTexts();
  const { user, ready } = useSession();
  const { pathname, search } = useLocation();
  if (user) return children;
  if (!ready) return <Skeleton label={t('loading')} lines={6} />;
  return <Navigate to="/login" replace state={{ from: pathname + search }} />;
}
