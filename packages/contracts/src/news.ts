import { z } from 'zod';
import type { ServiceName } from './call.js';
import { Id } from './shapes.js';

/**
 * What a service tells every replica of the gateway, without an answer. A lost message costs nothing but time: it carries a number, and who
 * sees a gap asks for the rest.
 */
export const NEWS = {
  /** The newest revocation's number, every 250 ms and at once with each new one (`sessionIds` has the newest alone). */
  revocations: {
    from: 'auth' as ServiceName,
    subject: 'news.auth.revocations',
    shape: z.object({ newest: z.number().int(), sessionIds: z.array(Id) }),
  },
} as const;

export type RevocationNews = z.infer<typeof NEWS.revocations.shape>;
