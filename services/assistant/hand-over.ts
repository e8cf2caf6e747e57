import type { Submission } from '../contact/submit-message';
import type { HandoverRequest } from '../contracts/assistant';
import type { ContactReceipt } from '../contracts/contact';
import { ContactRequest } from '../contracts/contact';
import { CONTACT_LIMITS } from '../contracts/limits/contact';

/** Puts a message into the inbox, with its mails, in one transaction. */
export type Submit = (submission: Submission) => Promise<ContactReceipt>;

const ABOUT = 'Conversation with the assistant';
const CUT = '[…]';
/** Without the time, which the message has anyway: the same conversation sent again is the same message. */
const HEAD = 'Handed over by the assistant.';

/** A conversation as a message to the team. A long one loses its beginning: people continue at its end. */
export function asMessage({
  name,
  email,
  inquiryType,
  transcript,
  website,
}: HandoverRequest): ContactRequest {
  const lines = transcript.map(
    ({ role, content }) => `${role === 'user' ? 'Visitor' : 'Assistant'}: ${content.trim()}`,
  );
  const most = CONTACT_LIMITS.messageMax - HEAD.length - CUT.length - 4;
  let text = lines.join('\n\n');
  if (text.length > most) text = `${CUT}\n${text.slice(-most).replace(/^\p{Surrogate}/u, '')}`;
  return ContactRequest.parse({
    name,
    email,
    inquiryType,
    message: storable(`${HEAD}\n\n${text}`),
    about: ABOUT,
    page: '/ask',
    website,
  });
}

/** Without the characters that no store takes. */
function storable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '');
}
