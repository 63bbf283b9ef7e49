import { refusalOf, type Access, type Caller } from '@transcreate/contracts';
import { Failure } from '@transcreate/service-kit';

/** Lets a caller pass to a call of this access, or throws why not. */
export function checkAccess(access: Access, caller: Caller | null): void {
  const code = refusalOf(access, caller);
  if (code) throw new Failure({ code });
}
