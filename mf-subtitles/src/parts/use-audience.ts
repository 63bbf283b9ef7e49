import type { Audience } from '@transcreate/rules';
import { onDevice } from '@transcreate/web-kit';
import { useState } from 'react';

/** Local key of whom one writes for. */
const AUDIENCE = 'subtitleAudience';

/** Whom the subtitles are for; the choice stays on the device. */
export function useAudience(): [audience: Audience, setAudience: (audience: Audience) => void] {
  const [audience, setAudience] = useState<Audience>(() => (onDevice.get(AUDIENCE) === 'children' ? 'children' : 'adults'));
  const set = (next: Audience) => {
    onDevice.set(AUDIENCE, next);
    setAudience(next);
  };
  return [audience, set];
}
