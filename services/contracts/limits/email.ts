/** What every form with an e-mail address and the service must agree on. */

/** Characters of an address. RFC 5321 §4.5.3.1.3: the path limit less the angle brackets. */
export const EMAIL_MAX = 254;

/** What is wrong with an address, in the words of `content/ui.yaml`. */
export const EMAIL_SENTENCES = {
  required: 'Please enter your e-mail address.',
  invalid: 'That address looks incomplete. It should read like name@site.com.',
  tooLong: 'That address is too long to be right.',
  nonAscii: 'Please use letters without accents before the @.',
} as const;
