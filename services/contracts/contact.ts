import { z } from 'zod';
import { body, spamTrap } from './body';
import { EmailAddress } from './email';
import { endpoint } from './endpoint';
import {
  INQUIRY_TYPES,
  CONTACT_LIMITS as limits,
  CONTACT_SENTENCES as say,
} from './limits/contact';
import { SPAM_TRAP } from './limits/spam-trap';
import { filledLine, lineText, longText } from './text';

/** A path of this site; not `//host`, no spaces, no control characters. */
export const SitePath = z
  .string(say.page.invalid)
  .max(limits.pageMax, say.page.invalid)
  .regex(/^\/(?![/\\])[^\s\p{C}\\]*$/u, say.page.invalid);

/** A message as the form sends it. */
export const ContactRequest = body({
  name: filledLine(limits.nameMax, say.name),
  email: EmailAddress,
  inquiryType: z.enum(INQUIRY_TYPES, say.inquiryType.required).default('general'),
  message: longText(limits.messageMax, say.message),
  /** What the message is about: a position, a work, an event. */
  about: lineText(limits.aboutMax, say.about).optional(),
  /** The page the form was on. */
  page: SitePath.optional(),
  ...spamTrap,
  /** Of `GET /api/contact/token`; a form without JavaScript has none. */
  [SPAM_TRAP.tokenField]: z.string('This must be text.').default(''),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** What the sender can quote. */
export const ContactReceipt = z.object({ id: z.uuid(), reference: z.string() });
export type ContactReceipt = z.infer<typeof ContactReceipt>;

/** As JSON: this. As a plain form: 303 to `/contact/result` instead of 201 or 422. */
export const postContact = endpoint({
  method: 'POST',
  path: '/api/contact',
  status: 201,
  request: ContactRequest,
  response: ContactReceipt,
  errors: ['invalid_request', 'idempotency_key_reused', 'storage_full'],
});

/** Says when a form was first touched, so that what a person writes is told from what a program sends. */
export const ContactToken = z.object({ token: z.string() });
export type ContactToken = z.infer<typeof ContactToken>;

/** Fetched once, when the form is first touched. */
export const getContactToken = endpoint({
  method: 'GET',
  path: '/api/contact/token',
  status: 200,
  request: z.undefined(),
  response: ContactToken,
  errors: [],
});
