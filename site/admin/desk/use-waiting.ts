import { useEffect, useState } from 'react';
import type { getAdminMessages, MessageList } from '../../../services/contracts/admin/messages';
import type { getAdminOutbox, OutboxList } from '../../../services/contracts/admin/outbox';
import type { Filled } from '../../api/call';
import { type AskTexts, ask } from '../ask';
import { watchChanges } from '../changes';
import type { Section } from '../use-section';
import { inOrder } from './in-order';

/** What there is in a part of the area that somebody should look at, by its state. */
export type Waiting = {
  inbox?: Pick<MessageList['counts'], 'new'>;
  outbox?: Pick<OutboxList['counts'], 'waiting' | 'parked'>;
};

type Messages = typeof getAdminMessages;
type Outbox = typeof getAdminOutbox;

/**
 * Counts messages that nobody has opened and mails that have not gone out: at first, with every part that
 * is opened, when the window is returned to, and after each change made here.
 * @param isAdmin others are not told, and are not asked for
 */
export function useWaiting(isAdmin: boolean, section: Section, texts: AskTexts): Waiting {
  const [counted, setWaiting] = useState<Waiting>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is a reason to count again
  useEffect(() => {
    if (!isAdmin) return;
    let isOver = false;
    const question = inOrder();
    const count = async () => {
      const isNews = question();
      const [messages, mails] = await Promise.all([
        // a path with a query is one of the endpoint's addresses
        ask<Messages>(
          'GET',
          '/api/admin/messages?limit=1' as Filled<Messages['path']>,
          undefined,
          texts,
        ),
        ask<Outbox>('GET', '/api/admin/outbox?limit=1' as Filled<Outbox['path']>, undefined, texts),
      ]);
      if (isOver || !messages.ok || !mails.ok || !isNews()) return;
      const { waiting, parked } = mails.value.counts;
      setWaiting({ inbox: { new: messages.value.counts.new }, outbox: { waiting, parked } });
    };
    void count();
    const stopWatching = watchChanges(() => void count());
    window.addEventListener('focus', count);
    return () => {
      isOver = true;
      stopWatching();
      window.removeEventListener('focus', count);
    };
  }, [isAdmin, section, texts]);

  return counted;
}
