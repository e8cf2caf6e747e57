import { z } from 'zod';
import { Route } from '../parts/address';
import { Phrase, texts } from '../parts/phrase';
import { Text } from '../parts/text';

/** The page for an unknown address. */
export const UiNotFound = z.strictObject({
  console: Phrase('path'),
});

/** The search page. */
export const UiSearch = z.strictObject({
  hint: Text,
  /** What was searched for and how much was found. */
  asked: Phrase('query', 'count'),
  partly: Text,
  /** Names the row of links to the groups. */
  kinds: Text,
  /** Leads to all of a kind where only some of it is shown: on the search page, on `/listen`, in a hub. */
  more: Phrase('n', 'kind'),
  /** Leads back from there to every kind. */
  everyKind: Text,
  groups: texts('artists', 'releases', 'news', 'events', 'questions', 'pages'),
});

/** The foot of every page. */
export const UiFooter = texts('signupHeading', 'signupText', 'signupLabel', 'pictures');

/** The switch between the hubs. */
export const UiHubSwitch = texts('label', 'africa', 'global');

/** Below the result of a form: where to from there. */
export const UiOnward = z.strictObject({
  ...texts('heading', 'lead').shape,
  links: z.array(z.strictObject({ label: Text, href: Route })).min(1),
});
