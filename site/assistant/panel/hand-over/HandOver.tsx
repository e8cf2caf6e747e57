import { useEffect, useId, useRef } from 'react';
import type { InquiryType } from '../../../../services/contracts/limits/contact';
import { actionClass } from '../../../components/Action/Action';
import { fillPhrase } from '../../../fill-phrase';
import type { Message } from '../../talk/conversation';
import { texts } from '../texts';
import * as styles from './HandOver.module.css';
import { HandOverForm } from './HandOverForm';
import { handOver, useHandOver } from './hand-over';

interface HandOverProps {
  messages: Message[];
  desk: InquiryType;
}

const words = texts.handover;

/**
 * Sends the conversation to a person: what is ticked, and not before the button is pressed. What is filled
 * in or on its way stays while the chat is closed.
 */
export function HandOver({ messages, desk }: HandOverProps) {
  const { status } = useHandOver();
  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  const isSent = status.step === 'sent';

  // biome-ignore lint/correctness/useExhaustiveDependencies: as it opens, and once it is sent
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
    card.current?.focus({ preventScroll: true });
  }, [isSent]);

  return (
    <section ref={card} className={styles.card} tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId}>{isSent ? words.sentTitle : words.title}</h3>
      {status.step === 'sent' ? (
        <>
          <p role="status">{fillPhrase(words.sent, { reference: status.reference })}</p>
          <button type="button" className={actionClass('outline', 'sm')} onClick={handOver.close}>
            {words.done}
          </button>
        </>
      ) : (
        <HandOverForm messages={messages} desk={desk} />
      )}
    </section>
  );
}
