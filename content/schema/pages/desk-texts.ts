import { z } from 'zod';
import { Phrase, texts } from '../parts/phrase';

const Audience = texts(
  ...(['title', 'followers', 'newFollows', 'newReaders', 'readers', 'joined', 'left'] as const),
  ...(['pending', 'artists', 'artist', 'forms', 'note'] as const),
);

const Vitals = z.strictObject({
  ...texts('title', 'none', 'good', 'fair', 'poor', 'byPage', 'byConnection', 'loads').shape,
  /** What was measured, of how many loads, and what was not. */
  note: Phrase('n'),
  /** Said besides below so many loads. */
  few: Phrase('n'),
  measured: Phrase('n'),
  metrics: texts('lcp', 'inp', 'cls', 'ttfb'),
  short: texts('lcp', 'inp', 'cls', 'ttfb'),
  pages: texts(
    ...(['home', 'hub', 'artists', 'artist', 'listen', 'news', 'story', 'about'] as const),
    ...(['join', 'contact', 'other'] as const),
  ),
  connections: texts('4g', '3g', '2g', 'saver', 'unknown'),
});

const Analytics = z.strictObject({
  ...texts('lead', 'rangeLabel', 'day', 'from', 'to', 'apply', 'new', 'sessions', 'views').shape,
  ...texts('visits', 'exits', 'bounce', 'median', 'mean', 'perView', 'path', 'highest', 'measure')
    .shape,
  ...texts('thisPeriod', 'lastPeriod', 'pages', 'referrers', 'sources', 'hosts').shape,
  ...texts('campaigns', 'machines', 'devices', 'browsers', 'systems', 'countries').shape,
  ...texts('hubs', 'hubsNote', 'latest', 'clear', 'clearAll', 'filtered', 'direct').shape,
  ...texts('meaning', 'narrowed', 'part', 'time', 'only', 'not', 'turn').shape,
  ...texts('unknown', 'none', 'live', 'lastMinutes', 'synthetic', 'nothing', 'fewer').shape,
  filterNames: texts(
    ...(['path', 'hub', 'referrer', 'campaign', 'device', 'browser', 'system'] as const),
    'country',
  ),
  audience: Audience,
  vitals: Vitals,
  spans: texts('today', 'day', 'week', 'month', 'quarter', 'year', 'custom'),
  per: z.strictObject({
    hour: Phrase('what'),
    day: Phrase('what'),
    week: Phrase('what'),
    month: Phrase('what'),
  }),
  /** Said of a time that is cut or not over, and of its figure. */
  partOf: Phrase('n'),
  /** Said of filters, where views are gone. */
  purged: Phrase('day'),
  /** Said where views are gone at an end of the range. */
  listed: Phrase('from', 'to'),
  /** Read out once the figures of a range have come. */
  heard: Phrase('sessions', 'views'),
  compare: Phrase(),
  compares: z.strictObject({ previous: Phrase('span'), year: Phrase(), no: Phrase() }),
  previous: Phrase('n'),
  /** How a share has changed. */
  points: Phrase('n'),
  filter: Phrase('name'),
  all: Phrase('n'),
  zone: Phrase('zone'),
  received: Phrase('total', 'views', 'repeats', 'bots', 'private', 'prefetches'),
  seconds: Phrase('n'),
  minutes: Phrase('m', 's'),
});

const Inbox = z.strictObject({
  ...texts('search', 'received', 'page', 'note', 'noteLabel', 'saveNote', 'noteSaved').shape,
  ...texts('reply', 'replyHint', 'send', 'sending', 'sent', 'fromSender', 'history').shape,
  ...texts('markOpen', 'close', 'reopen', 'spam', 'notSpam', 'back', 'choose').shape,
  ...texts('changed', 'saved', 'otherNote', 'erase', 'eraseAll').shape,
  statuses: texts('new', 'open', 'closed', 'spam'),
  /** Before the buttons that change all messages of the list. */
  shown: Phrase('n'),
  changedAll: Phrase('n'),
  /** What goes with all messages of a sender, and what stays. */
  eraseHint: Phrase('n', 'email'),
  erased: Phrase('n'),
  due: Phrase('when'),
  overdue: Phrase('when'),
});

/** The words of the admin area's sections, in `content/pages/system.yaml`. */
export const DeskTexts = z.strictObject({
  ...texts('area', 'noScript', 'search', 'more', 'asTable', 'empty', 'noMatch', 'failed', 'notDone')
    .shape,
  ...texts('all').shape,
  /** Read out when a list has been read, searched or continued. */
  listed: Phrase('n'),
  listedSoFar: Phrase('n'),
  sections: texts('analytics', 'inbox', 'subscribers', 'follows', 'outbox', 'questions', 'audit'),
  analytics: Analytics,
  inbox: Inbox,
  subscribers: z.strictObject({
    ...texts('lead', 'email', 'status', 'source', 'topics', 'since', 'confirmed').shape,
    statuses: texts('pending', 'active', 'unsubscribed'),
  }),
  follows: texts('lead', 'artist', 'followers', 'device', 'since'),
  outbox: z.strictObject({
    ...texts('lead', 'to', 'subject', 'status', 'attempts', 'error', 'due', 'created').shape,
    ...texts('retry', 'retried', 'discard', 'discardHint', 'discardNow', 'discarded').shape,
    statuses: texts('waiting', 'sent', 'parked'),
  }),
  questions: z.strictObject({
    ...texts('lead', 'question', 'asked', 'times', 'language', 'outcome', 'page').shape,
    ...texts('helpful', 'unhelpful', 'reason').shape,
    outcomes: texts('answer', 'hedge', 'decline'),
    reasons: texts('wrong', 'outdated', 'offTopic', 'tooLong'),
  }),
  audit: z.strictObject({
    ...texts('lead', 'when', 'who', 'action', 'outcome', 'subject', 'detail').shape,
    outcomes: texts('done', 'refused'),
  }),
});
export type DeskTexts = z.infer<typeof DeskTexts>;
