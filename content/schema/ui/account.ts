import { z } from 'zod';
import { Phrase, texts } from '../parts/phrase';

/** The pages behind the links in newsletter mails. */
export const UiSubscription = z.strictObject({
  ...texts('pendingInline', 'pendingTitle', 'resultTitle', 'fromMail', 'toForm').shape,
  /** Above the form that follows an artist without script. */
  byMail: Phrase('artist'),
  confirm: texts('title', 'text', 'button', 'doneTitle', 'done', 'already'),
  unsubscribe: texts('title', 'text', 'button', 'doneTitle', 'done', 'back'),
  preferences: texts(
    'title',
    'text',
    'save',
    'savedTitle',
    'saved',
    'off',
    'all',
    'export',
    'erase',
    'eraseConfirm',
    'erased',
  ),
});

/** Signing up and logging in. */
export const UiAuth = z.strictObject({
  ...texts('loginTitle', 'signupTitle', 'motto', 'back', 'backToLogin', 'noScript').shape,
  ...texts('passwordHint', 'confirmed').shape,
  confirm: texts('title', 'text', 'button', 'sending'),
  reset: texts(
    'title',
    'text',
    'button',
    'sending',
    'sent',
    'sentText',
    'newTitle',
    'saveButton',
    'done',
  ),
});

/** The admin area. */
export const UiAdmin = z.strictObject({
  ...texts('loading', 'grantHint', 'export').shape,
  cards: texts('sessions', 'views', 'time', 'minutes'),
  table: z.strictObject({
    ...texts('when', 'path', 'session', 'referrer', 'duration', 'direct').shape,
    seconds: Phrase('n'),
  }),
  ranges: texts('today', 'week', 'month', 'quarter', 'year', 'custom'),
});
