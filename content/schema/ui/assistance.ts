import { z } from 'zod';
import { Phrase, texts } from '../parts/phrase';
import { Text } from '../parts/text';

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
  ).shape,
  reasons: z.array(Text).min(1),
});

/** Names that only screen readers speak. */
export const UiAria = z.strictObject({
  ...texts(
    'skip',
    'mainNav',
    'footerNav',
    'breadcrumb',
    'openMenu',
    'closeMenu',
    'closeDialog',
    'hubGroup',
    'pauseMotion',
    'playMotion',
    'genreTabs',
    'profileTabs',
    'assistantLog',
    'assistantOpen',
    'assistantClose',
    'toastRegion',
    'top',
  ).shape,
  openGroup: Phrase('group'),
  openDetails: Phrase('title'),
  heroStrip: Phrase('name', 'genre'),
  progress: Phrase('name', 'percent'),
  bpm: Phrase('low', 'high'),
  language: Phrase('language'),
  resultsLive: Phrase('n'),
  followState: Phrase('state', 'name'),
  remind: Phrase('name'),
  share: Phrase('name'),
  external: Phrase('label'),
  chart: Phrase('title'),
  sort: Phrase('column'),
  home: Phrase('brand'),
  social: Phrase('brand', 'service'),
});
