import type { Content } from '../../content/schema/content';

/** What stands at forms that wait on this device; comes with the list of them, when it is needed. */
export type WaitingTexts = ReturnType<typeof waitingTexts>;

/** Picks them out of the content. */
export function waitingTexts({ ui }: Pick<Content, 'ui'>) {
  const { standings, reference, sendNow, discard, discardAsk, dismiss } = ui.waiting;
  return { standings, reference, sendNow, discard, discardAsk, dismiss };
}
