/** What the site's forms and the service must agree on. No imports, so the site can bundle it alone. */

/** Bytes of a request body; more is refused with 413. */
export const BODY_MAX_BYTES = 64 * 1024;

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

/** Characters as `maxlength` counts them (UTF-16 units), after the ends are trimmed. */
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

/** Printable ASCII, as the `Idempotency-Key` header may hold it. */
export const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;
/** So long the same key does a thing once; waiting forms go by themselves for a day less. */
export const IDEMPOTENCY_MS = 14 * 24 * 60 * 60 * 1000;

/** Characters of a search; what is longer is cut. */
export const SEARCH_LIMITS = { queryMax: 100 } as const;

/** Bounds of what is taken and kept of a page view. */
export const ANALYTICS_LIMITS = {
  /** events in one request */
  eventsMax: 50,
  /** characters kept of a path with its query */
  pathMax: 512,
  /** characters kept of a referrer's host and path */
  referrerMax: 512,
  /** characters kept of a user agent */
  userAgentMax: 512,
  /** A day. A longer visible time is a forgotten or forged one, and is cut to this. */
  durationMaxMs: 24 * 60 * 60 * 1000,
} as const;

/** Bounds of the lists of the admin area. */
export const PAGE_LIMITS = { rowsDefault: 50, rowsMax: 200, searchMax: 100 } as const;

/** Of a password, in bytes of UTF-8; bcrypt ignores what comes after the 72nd. */
export const PASSWORD_LIMITS = { minBytes: 12, maxBytes: 72 } as const;

/** What is wrong with a password, in the words of `content/ui.yaml`. */
export const PASSWORD_SENTENCES = {
  required: 'Please enter a password.',
  tooShort: `Use at least ${PASSWORD_LIMITS.minBytes} characters. A sentence is fine.`,
  tooLong: `That password is too long for us. Use ${PASSWORD_LIMITS.maxBytes} bytes or fewer.`,
  unreadable: 'That password holds characters that cannot be typed. Please choose another.',
} as const;

/** What becomes of a message in the office; `spam` is decided when it comes, or by a person. */
export const MESSAGE_STATUSES = ['new', 'open', 'closed', 'spam'] as const;
/** One of `MESSAGE_STATUSES`. */
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** `parked`: tried for long enough, or refused for good; a person has to look. */
export const MAIL_STATUSES = ['waiting', 'sent', 'parked'] as const;
/** One of `MAIL_STATUSES`. */
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** Characters of what the office writes about and to a visitor. */
export const INBOX_LIMITS = { notesMax: 10_000, replyMax: 10_000, atOnceMax: 100 } as const;

/** Bounds of a conversation with the assistant; characters as `maxlength` counts them. */
export const ASSISTANT_LIMITS = {
  messageMax: 500,
  /** earlier turns sent along */
  turnsMax: 10,
  /** characters of one earlier turn */
  turnMax: 2000,
  /** turns of a conversation that is handed to a person */
  transcriptMax: 40,
  nameMax: CONTACT_LIMITS.nameMax,
  tooLong: 'That is a lot at once. Ask one thing, in under 500 characters.',
} as const;

/** What an account is told when it may not do what it asked for. */
export const ACCOUNT_SENTENCES = {
  wrongCredentials: 'E-mail address or password do not match.',
  unconfirmed: 'Confirm your address first. The link is in your mail.',
  expiredLink: 'This link has been used or has expired. Ask for a new one.',
  sessionEnded: 'You have been signed out. Please log in again.',
  notSupportAccount: 'Only the support account can grant itself admin.',
} as const;

/** Bounds of the admin's list of page views (specification, section 9). */
export const EVENT_LIST_LIMITS = { rowsMax: 500 } as const;

/** Bounds of what the summary is asked and answers. */
export const SUMMARY_LIMITS = {
  /** points of a series; charts with more are slow to draw */
  pointsMax: 400,
  /** lines of a breakdown */
  linesMax: 100,
  /** characters of a filter */
  filterMax: 512,
} as const;
