import { randomUUID } from 'node:crypto';
import type { Email } from '../../db/outbox/outbox';

/** A request of the contact form that is right in every field. */
export function aContactRequest(fields: Record<string, unknown> = {}) {
  return {
    name: 'Ada Example',
    email: 'ada@example.org',
    inquiryType: 'general',
    message: 'What does a licence for one film cost?',
    ...fields,
  };
}

/** A page view as a browser sends it. */
export function aPageView(fields: Record<string, unknown> = {}) {
  return {
    session_id: randomUUID(),
    path: '/artists/rocka',
    referrer: null,
    user_agent: BROWSER,
    duration_ms: 0,
    view_id: randomUUID(),
    ...fields,
  };
}

export const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';

export function anEmail(fields: Partial<Email> = {}): Email {
  const id = randomUUID();
  return {
    id,
    kind: 'contact-team',
    message_id: `<${id}@example.org>`,
    sender_name: 'The Office',
    sender: 'office@example.org',
    recipient: 'inbox@example.org',
    reply_to_name: 'Ada Example',
    reply_to: 'ada@example.org',
    subject: 'Hello',
    text: 'Hello there',
    html: '<p>Hello there</p>',
    auto_reply: 0,
    unsubscribe_url: null,
    thread: null,
    ...fields,
  };
}
