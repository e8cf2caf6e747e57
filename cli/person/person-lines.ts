import { messageLines } from '../messages/message-lines';
import { subscriberLines } from '../newsletter/subscriber-lines';
import type { PersonData } from './read-person';

/** Everything that is held under an address, for reading; one line where that is nothing. */
export function personLines({
  email,
  newsletter,
  account,
  messages,
  mails,
  mentions,
}: PersonData): string[] {
  const lines = [
    ...(newsletter ? ['Newsletter', '', ...subscriberLines(newsletter), ''] : []),
    ...(account
      ? [`Account since ${account.created_at}, confirmed ${account.confirmed_at ?? 'never'}`, '']
      : []),
    ...messages.flatMap((message) => [...messageLines(message, message.replies), '']),
    ...mails.map(
      ({ created_at, status, kind, subject }) => `${created_at}  ${status}  ${kind}  ${subject}`,
    ),
    ...(mentions.length > 0 ? [mentionsLine(email, mentions)] : []),
  ];
  return lines.length > 0 ? lines : [`Nothing is held under ${email}.`];
}

/** What is said of an address that stands in messages from others, which nothing erases by itself. */
export function mentionsLine(email: string, mentions: readonly string[]): string {
  return `${email} stands in messages from others: ${mentions.join(', ')}. Look at each (npx cli messages show), and decide.`;
}
