import type { Access, Caller } from '@transcreate/contracts';
import { Failure } from '@transcreate/service-kit';

/** Lets a caller pass to a call of this access, or throws why not. */
export function checkAccess(access: Access, caller: Caller | null): void {
  if (access === 'public') return;
  if (!caller) throw new Failure({ code: 'unauthenticated' });
  if (access === 'reader') return;
  if (access === 'admin') {
    if (caller.role !== 'admin') throw new Failure({ code: 'forbidden' });
    return;
  }
  if (caller.guest) throw new Failure({ code: 'sign_in_required' });
  if (access === 'student' && caller.role === 'visitor') throw new Failure({ code: 'forbidden' });
}
