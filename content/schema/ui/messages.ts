import { z } from 'zod';
import { FreePhrase, Phrase, texts } from '../parts/phrase';
import { Text } from '../parts/text';

/** Sentences with a number: `zero`, `one`, `other`. */
export const UiCounts = z.strictObject({
  artists: z.strictObject({
    one: FreePhrase(['n']),
    other: Phrase('n'),
  }),
  stories: z.strictObject({
    one: FreePhrase(['n']),
    other: Phrase('n'),
  }),
  results: z.strictObject({
    ...texts('zero').shape,
    one: FreePhrase(['n']),
    other: Phrase('n'),
  }),
  followers: z.strictObject({
    ...texts('zero').shape,
    one: FreePhrase(['n']),
    other: Phrase('n'),
  }),
  directory: Phrase('artists', 'active', 'coming'),
  tracks: Phrase('out', 'coming'),
});

/** What stands where a list has nothing to show. */
export const UiEmpty = z.strictObject({
  ...texts('adminTable', 'adminRange', 'inbox').shape,
  search: z.strictObject({
    ...texts('text').shape,
    title: Phrase('query'),
    meant: Phrase('query'),
  }),
});

/** Names the problem and the way out. Stands beside the field it belongs to. */
export const UiErrors = z.strictObject({
  ...texts(
    'overloaded',
    'offline',
    'network',
    'expiredLink',
    'sessionEnded',
    'unconfirmed',
    'wrongCredentials',
    'notSupportAccount',
  ).shape,
  summary: z.strictObject({
    ...texts('none', 'one').shape,
    other: Phrase('n'),
  }),
  name: z.strictObject({
    ...texts('required').shape,
    tooLong: Phrase('max'),
  }),
  email: texts('required', 'invalid', 'tooLong', 'nonAscii'),
  inquiryType: texts('required'),
  message: z.strictObject({
    ...texts('required').shape,
    tooLong: Phrase('max', 'n'),
  }),
  password: z.strictObject({
    ...texts('required', 'tooLong').shape,
    tooShort: Phrase('min'),
  }),
  topics: texts('required'),
  artist: texts('unknown'),
  follow: texts('failed'),
  share: texts('failed'),
});

/** With the names of the values that its title and its text tell. */
function toast(told: { title?: string[]; text?: string[] } = {}) {
  const text = Phrase(...(told.text ?? []));
  return z.strictObject({
    title: Phrase(...(told.title ?? [])),
    text: told.text ? text : text.optional(),
    /** The red kind, for failures. */
    variant: z.literal('destructive').optional(),
  });
}

/** One short notice. */
export type Toast = z.infer<ReturnType<typeof toast>>;

/** Short notices in the corner. Never the only place where an error stands. */
export const UiToasts = z.strictObject({
  contactSuccess: toast(),
  contactFailure: toast(),
  subscribeSuccess: toast(),
  subscribeSuccessAfrica: toast(),
  subscribeFailure: toast({ text: ['message'] }),
  assistantFailure: toast(),
  signupSuccess: toast(),
  loginSuccess: toast(),
  authFailure: toast({ text: ['message'] }),
  adminReadFailure: toast(),
  grantFailure: toast({ text: ['message'] }),
  grantSuccess: toast(),
  playing: toast({ title: ['track'], text: ['artist'] }),
  linkCopied: toast(),
  reminder: toast(),
  dismiss: Text,
});
