import { useSyncExternalStore } from 'react';
import { askAssistant } from '../../api/ask-assistant';
import { announce } from '../../components/Toasts/announce';
import type { Conversation } from './conversation';
import { createTalk } from './create-talk';
import { keepConversation, keptConversation } from './keep';
import { texts } from './texts';

/** The one talk of this tab. It outlives the panel and the page that it was begun on. */
export const talk = createTalk({
  ask: askAssistant,
  kept: keptConversation(),
  keep: keepConversation,
  failed: (message) => announce('error', texts.failed.title, message || texts.failed.text),
  offline: () => (navigator.onLine ? texts.network : texts.offline),
  noText: texts.noText,
});

/** How it stands. */
export function useTalk(): Conversation {
  return useSyncExternalStore(talk.watch, talk.get);
}
