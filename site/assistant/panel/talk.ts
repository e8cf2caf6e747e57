import { useSyncExternalStore } from 'react';
import type { postRating } from '../../../services/contracts/assistant';
import { askAssistant } from '../../api/ask-assistant';
import { call } from '../../api/call';
import { announce, prepareToasts, withdraw } from '../../components/Toasts/announce';
import type { Conversation } from '../talk/conversation';
import { createTalk } from '../talk/create-talk';
import { keepConversation, keptConversation } from '../talk/keep';
import { texts } from './texts';

/** The one talk of this tab. It outlives the panel and the page that it was begun on. */
export const talk = createTalk({
  ask: (question, asking) => {
    prepareToasts();
    withdraw(texts.failed.title);
    return askAssistant(question, asking);
  },
  rate: (rating) => {
    prepareToasts();
    return call<typeof postRating>('POST', '/api/assistant/ratings', rating, texts.network);
  },
  about: () => /^\/(?:artists|press)\/([\w-]{1,60})\/?$/.exec(window.location.pathname)?.[1],
  kept: keptConversation(),
  keep: keepConversation,
  failed: (message) => announce('error', texts.failed.title, message || texts.failed.text),
  unheard: (message) => announce('error', texts.notNoted, message || texts.failed.text),
  offline: () => (navigator.onLine ? texts.network : texts.offline),
  noText: texts.noText,
});

/** How it stands. */
export function useTalk(): Conversation {
  return useSyncExternalStore(talk.watch, talk.get);
}
