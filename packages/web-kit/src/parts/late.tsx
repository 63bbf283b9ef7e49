import { Skeleton } from '@transcreate/ui';
import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { usePartTexts } from './use-part-texts.js';
import { LoadFailure } from './load-failure.js';

interface LateProps<P extends object> {
  /** The same function in every render. */
  load: () => Promise<ComponentType<P>>;
  props: P;
}

/** Shows a part that is fetched when somebody first needs it: an admin's forms are no business of a student's first view. */
export function Late<P extends object>({ load, props }: LateProps<P>) {
  const t = usePartTexts();
  const [Part, setPart] = useState<ComponentType<P>>();
  const [error, setError] = useState<Error | null>(null);
  const begin = useCallback(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      (reason: unknown) => setError(reason instanceof Error ? reason : new Error(String(reason))),
    );
  }, [load]);
  useEffect(begin, [begin]);
  const again = () => {
    setError(null);
    begin();
  };
  if (error) return <LoadFailure title={t('failedText')} query={{ error, isFetching: false, refetch: again }} />;
  return Part ? <Part {...props} /> : <Skeleton label={t('loading')} lines={4} />;
}
