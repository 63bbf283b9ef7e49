/** Under this query key the page knows how many messages nobody has read: the shell shows the number, and whoever reads one makes it stale. */
export const UNREAD_COUNT_KEY = ['messages', 'unread-count'] as const;
