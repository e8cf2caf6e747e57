import { z } from 'zod';
import { RELEASE_ROLES, TEXT_ROLES } from '../credits';
import { Phrase, texts } from '../parts/phrase';

/** Words of the tables that say who or what made a thing. */
export const UiCredits = z.strictObject({
  ...texts('heading', 'open', 'unsigned', 'noTool', 'about', 'text').shape,
  /** Before the names of the people and of the tool. */
  columns: texts('role', 'how', 'by', 'tool'),
  roles: texts(...RELEASE_ROLES, ...TEXT_ROLES),
  /** The label that stands beside a release before anybody plays it. */
  grades: texts('generated', 'withAi', 'algorithm', 'human', 'unknown'),
  /** Added to that label while the credits are not signed. */
  proposed: Phrase('label'),
  /** How many roles each word stands beside; `{list}` is `1 AI-generated, 3 AI-assisted`. */
  sum: Phrase('list'),
});
