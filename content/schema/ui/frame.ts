import { z } from 'zod';
import { Phrase, texts } from '../parts/phrase';

/** The page for an unknown address. */
export const UiNotFound = z.strictObject({
  ...texts('title', 'lead', 'button', 'nearest').shape,
  console: Phrase('path'),
});

/** The foot of every page. */
export const UiFooter = texts('signupHeading', 'signupText', 'pictures', 'ai');

/** The switch between the hubs. */
export const UiHubSwitch = texts('label', 'africa', 'global', 'choose');
