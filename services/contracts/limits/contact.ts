/** What the contact form and the service must agree on. */

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
  /** RFC 5321 §4.5.3.1.3: the path limit less the angle brackets. */
  emailMax: 254,
  messageMax: 5000,
  aboutMax: 120,
  pageMax: 512,
} as const;

/** What is wrong with a field of the contact form, in the words of `content/ui.yaml`. */
export const CONTACT_SENTENCES = {
  name: {
    required: 'Please tell us your name.',
    tooLong: `Please keep the name under ${CONTACT_LIMITS.nameMax} characters.`,
    unreadable: 'Please write the name on one line, in plain letters.',
  },
  email: {
    required: 'Please enter your e-mail address.',
    invalid: 'That address looks incomplete. It should read like name@site.com.',
    tooLong: 'That address is too long to be right.',
    nonAscii: 'Please use letters without accents before the @.',
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

/**
 * The spam trap of the contact form; each field may be left out, and nobody is refused for either.
 * `field`: the name of an input that people neither see nor reach: empty, outside the view (not
 * `display: none`, which bots notice), `tabindex="-1"`, `autocomplete="off"`, in an `aria-hidden`
 * wrapper. A value in it means a bot. `tokenField`: the `token` of `GET /api/contact/token`,
 * fetched once when the form is first touched; it proves how long the writing took.
 */
export const SPAM_TRAP = { field: 'website', tokenField: 'token' } as const;

/** `AA-` and six characters that are not mistaken for each other when read out. */
export const REFERENCE_PATTERN = /^AA-[23456789ABCDEFGHJKMNPQRSTVWXYZ]{6}$/;
