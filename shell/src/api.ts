import { auth, toolkit } from '@transcreate/contracts/browser';
import { createClient } from '@transcreate/web-kit';

export const authApi = createClient(auth);
export const toolkitApi = createClient(toolkit);
