/** What the contact form and the service must agree on. */

import { EMAIL_MAX } from './email';

/** What a message can be about; `job` is for open positions. */
export const INQUIRY_TYPES = [
  'general',
  'licensing',
  'collaboration',
  'business',
  'press',
  'support',
  'job',
] as const;
/** One of `INQUIRY_TYPES`. */
export type InquiryType = (typeof INQUIRY_TYPES)[number];

/** Characters (code points), after the ends are trimmed. `maxlength` counts UTF-16 units: a form refuses no later. */
export const CONTACT_LIMITS = {
  nameMax: 100,
  emailMax: EMAIL_MAX,
  messageMax: 5000,
  aboutMax: 120,
  pageMax: 512,
} as const;

/** What is wrong with a field of the contact form, in the words of `content/ui.yaml`; of its address, `EMAIL_SENTENCES`. */
export const CONTACT_SENTENCES = {
  name: {
    required: 'Please tell us your name.',
    tooLong: `Please keep the name under ${CONTACT_LIMITS.nameMax} characters.`,
    unreadable: 'Please write the name on one line, in plain letters.',
  },
  inquiryType: { required: 'Please choose what it is about.' },
  message: {
    required: 'Please write a message.',
    tooLong: `Please keep it under ${CONTACT_LIMITS.messageMax} characters.`,
    unreadable: 'The message holds characters that cannot be stored.',
  },
  about: {
    tooLong: `Please keep the subject under ${CONTACT_LIMITS.aboutMax} characters.`,
    unreadable: 'Please write the subject on one line, in plain letters.',
  },
  page: { invalid: 'The page must be a path of this site, like /contact.' },
} as const;

/** `AA-` and six characters that are not mistaken for each other when read out. */
export const REFERENCE_PATTERN = /^AA-[23456789ABCDEFGHJKMNPQRSTVWXYZ]{6}$/;
