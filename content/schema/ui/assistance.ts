import { z } from 'zod';
import { Phrase, texts } from '../parts/phrase';

/** The chat panel around the conversation. */
export const UiAssistantUi = z.strictObject({
  ...texts(
    'open',
    'title',
    'subtitle',
    'placeholder',
    'waiting',
    'typing',
    'send',
    'stop',
    'retry',
    'copy',
    'newChat',
    'sources',
    'toPerson',
    'helpful',
    'notHelpful',
    'thanks',
    'why',
    'label',
    'you',
    'said',
    'stopped',
    'copied',
    'copyFailed',
    'notNoted',
    'next',
    'rating',
  ).shape,
  /** What was wrong with an answer. */
  reasons: texts('wrong', 'outdated', 'offTopic', 'tooLong'),
  counter: Phrase('n', 'max'),
  /** The card that sends the conversation to the inbox. */
  handover: z.strictObject({
    ...texts('title', 'lead', 'about', 'note', 'send', 'sending', 'form', 'done').shape,
    promise: Phrase('promise'),
    sent: Phrase('reference'),
  }),
});

/** Names that only screen readers speak. */
export const UiAria = z.strictObject({
  ...texts(
    'skip',
    'mainNav',
    'openMenu',
    'closeMenu',
    'closeDialog',
    'genreTabs',
    'profileTabs',
    'assistantLog',
    'assistantClose',
    'toastRegion',
  ).shape,
  remind: Phrase('name'),
  chart: Phrase('title'),
  social: Phrase('brand', 'service'),
});
