import { useMemo } from 'react';
import { randomId } from '../analytics/random-id';

/** Hands out the `Idempotency-Key` of what a form sends. */
export interface SendingKey {
  /** The key of a text: the same as long as the text is. */
  keyFor(text: string): string;
  /** It got through: the same text, written once more, is another one. */
  forget(): void;
}

/** One key for one text: sent again it is recognised, changed it is something else. */
export function useSendingKey(): SendingKey {
  return useMemo(createSendingKey, []);
}

/** The same for what outlives the component that sends it. */
export function createSendingKey(): SendingKey {
  let last: { text: string; key: string } | undefined;
  return {
    keyFor: (text) => {
      if (last?.text !== text) last = { text, key: randomId() };
      return last.key;
    },
    forget: () => {
      last = undefined;
    },
  };
}
