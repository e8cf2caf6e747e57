import { z } from 'zod';
import { Text } from './parts/text';
import { UiAdmin, UiAuth, UiSubscription } from './ui/account';
import { UiAria, UiAssistantUi } from './ui/assistance';
import { UiButtons, UiLabels } from './ui/controls';
import { UiCredits } from './ui/credits';
import { UiFooter, UiHubSwitch, UiNotFound, UiOnward, UiSearch } from './ui/frame';
import { UiCounts, UiEmpty, UiErrors, UiToasts } from './ui/messages';
import { UiPlayer } from './ui/player';
import { UiWaiting } from './ui/waiting';

/** `content/ui.yaml`: every word of the interface. `{name}` stands for a value. */
export const Ui = z.strictObject({
  buttons: UiButtons,
  labels: UiLabels,
  credits: UiCredits,
  counts: UiCounts,
  empty: UiEmpty,
  errors: UiErrors,
  toasts: UiToasts,
  subscription: UiSubscription,
  onward: UiOnward,
  auth: UiAuth,
  admin: UiAdmin,
  assistantUi: UiAssistantUi,
  aria: UiAria,
  player: UiPlayer,
  waiting: UiWaiting,
  search: UiSearch,
  notFound: UiNotFound,
  footer: UiFooter,
  hubSwitch: UiHubSwitch,
  /** Strings that are binding to the letter; a test holds them. */
  verbatim: z.array(Text),
});
export type Ui = z.infer<typeof Ui>;
