/** What the forms of accounts and the service must agree on. */

/** Of a password, in bytes of UTF-8; bcrypt ignores what comes after the 72nd. */
export const PASSWORD_LIMITS = { minBytes: 12, maxBytes: 72 } as const;

/** What is wrong with a password, in the words of `content/ui.yaml`. */
export const PASSWORD_SENTENCES = {
  required: 'Please enter a password.',
  tooShort: `Use at least ${PASSWORD_LIMITS.minBytes} characters. A sentence is fine.`,
  tooLong: `That password is too long for us. Use ${PASSWORD_LIMITS.maxBytes} bytes or fewer.`,
  unreadable: 'That password holds characters that cannot be typed. Please choose another.',
} as const;

/** What an account is told when it may not do what it asked for. */
export const ACCOUNT_SENTENCES = {
  wrongCredentials: 'E-mail address and password do not match.',
  unconfirmed: 'Confirm your address first. The link is in your mail.',
  expiredLink: 'This link has been used or has expired. Ask for a new one.',
  sessionEnded: 'You have been signed out. Please log in again.',
  notSupportAccount: 'Only the support account can grant itself admin.',
} as const;
