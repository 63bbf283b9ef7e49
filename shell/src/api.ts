import { auth, messages, submissions, toolkit } from '@transcreate/contracts/browser';
import { createClient } from '@transcreate/web-kit';

export const authApi = createClient(auth);
export const messagesApi = createClient(messages);
export const submissionsApi = createClient(submissions);
export const toolkitApi = createClient(toolkit);
