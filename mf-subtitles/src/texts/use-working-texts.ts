import { useDraftShelf, useNotices, useQueryClient } from '@transcreate/web-kit';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { saveTranslation } from '../api.js';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { putSegment, readSegments } from '../queries.js';
import { WorkingTexts } from './working-texts.js';

/** How often texts that wait are tried again, in milliseconds; a connection that comes back is noticed at once. */
const RETRY = 15_000;

/** The person's working texts that are on their way to the server, and their sending. */
export function useWorkingTexts(canWork: boolean) {
  const shelf = useDraftShelf();
  const queries = useQueryClient();
  const texts = useMemo(
    () =>
      new WorkingTexts(shelf, {
        save: async (segmentId, text) => putSegment(queries, await saveTranslation(segmentId, text)),
        read: async () => {
          const known = await readSegments(queries);
          return new Map(known.map(({ segmentId, chineseTranslation, savedAt }) => [segmentId, { text: chineseTranslation, savedAt }]));
        },
      }),
    [shelf, queries],
  );
  const unsent = useSyncExternalStore(texts.subscribe, texts.unsent);
  const others = useSyncExternalStore(texts.subscribe, texts.others);
  useDelivery(texts, canWork);
  return { texts, unsent, others };
}

/** Sends what waits: when the desk opens, when the connection is back, when the page is looked at again, and every now and then. */
function useDelivery(texts: WorkingTexts, canWork: boolean): void {
  const t = useSubtitleTexts();
  const { success } = useNotices();
  const deliver = useEffectEvent(async () => {
    // What can't be sent now goes on waiting; the desk says so beside the text.
    const sent = await texts.deliver().catch(() => 0);
    if (sent > 0) success(t('delivered', { count: sent }));
  });
  useEffect(() => {
    if (!canWork) return undefined;
    const go = () => void deliver();
    const reread = () => texts.reread();
    const timer = setInterval(go, RETRY);
    go();
    window.addEventListener('online', go);
    document.addEventListener('visibilitychange', go);
    window.addEventListener('storage', reread);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', go);
      window.removeEventListener('storage', reread);
    };
  }, [texts, canWork]);
}
