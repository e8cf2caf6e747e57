import type {
  AdminMessage,
  getAdminMessages,
  MessageList,
} from '../../../services/contracts/admin/messages';
import { MESSAGE_STATUSES } from '../../../services/contracts/limits/inbox';
import type { AdminTexts } from '../desk/texts';
import { useShown, writeShown } from '../desk/use-shown';
import { usePages } from '../use-pages';

const messagesOf = ({ messages }: MessageList) => messages;

/** Which messages are shown, and the list of them. */
export type Inbox = ReturnType<typeof useInbox>;

/** Reads the messages that are shown, again whenever others are. */
export function useInbox(texts: AdminTexts) {
  const [shown, show] = useShown(MESSAGE_STATUSES);
  const query = writeShown(shown);
  const list = usePages<typeof getAdminMessages, AdminMessage>(
    '/api/admin/messages',
    query,
    messagesOf,
    texts,
  );
  return { shown, show, query, list };
}
