import type { Message } from '@transcreate/contracts';
import { ApiError, UNREAD_COUNT_KEY, useMutation, useQuery, useQueryClient } from '@transcreate/web-kit';
import { deleteMessage, listMessages, markRead, sendMessage } from '../../api/feedback.js';
import type { InboxPart } from '../../api/feedback.js';

/** The inbox is asked again this often, in ms (specification, section 9). */
const POLL_MS = 60_000;

const INBOX = ['messages', 'inbox'] as const;

/** A part of the inbox: the newest messages, asked again every minute, or those before one. */
export function useInbox(before: number | undefined) {
  return useQuery({
    queryKey: [...INBOX, before ?? 'newest'],
    queryFn: ({ signal }) => listMessages(before, signal),
    refetchInterval: before === undefined ? POLL_MS : false,
  });
}

export function useSendMessage() {
  const queries = useQueryClient();
  return useMutation({ mutationFn: sendMessage, onSuccess: () => void queries.invalidateQueries({ queryKey: ['messages'] }) });
}

/** What can be done with a message. It stands in the inbox at once, and the number of unread ones is counted anew wherever it is shown. */
export function useMessageChanges({ _id }: Message) {
  const queries = useQueryClient();
  const change = (edit: (part: InboxPart) => InboxPart) => {
    queries.setQueriesData<InboxPart>({ queryKey: INBOX }, (part) => part && edit(part));
    void queries.invalidateQueries({ queryKey: INBOX });
    void queries.invalidateQueries({ queryKey: UNREAD_COUNT_KEY });
  };
  const isOther = (message: Message) => message._id !== _id;
  const remove = () => change((part) => ({ ...part, messages: part.messages.filter(isOther), total: part.total - (part.messages.every(isOther) ? 0 : 1) }));
  const read = useMutation({
    mutationFn: () => markRead(_id),
    onSuccess: (changed) => change((part) => ({ ...part, messages: part.messages.map((each) => (isOther(each) ? each : changed)) })),
    // Another admin has deleted it a moment before.
    onError: (error) => isGone(error) && remove(),
  });
  const erase = useMutation({
    mutationFn: async () => {
      await deleteMessage(_id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    },
    onSuccess: remove,
  });
  return { read, erase };
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
