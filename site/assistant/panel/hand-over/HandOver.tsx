import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { postHandover } from '../../../../services/contracts/assistant';
import { ASSISTANT_LIMITS } from '../../../../services/contracts/limits/assistant';
import type { InquiryType } from '../../../../services/contracts/limits/contact';
import { call } from '../../../api/call';
import { useSendingKey } from '../../../api/use-sending-key';
import { Action, actionClass } from '../../../components/Action/Action';
import { Field } from '../../../components/Field/Field';
import { Icon } from '../../../components/Icon/Icon';
import { SpamTrap, trapped } from '../../../components/SpamTrap/SpamTrap';
import { announce, withdraw } from '../../../components/Toasts/announce';
import { fillPhrase } from '../../../fill-phrase';
import type { Message } from '../../talk/conversation';
import { texts } from '../texts';
import * as styles from './HandOver.module.css';
import { Ticks } from './Ticks';

interface HandOverProps {
  messages: Message[];
  desk: InquiryType;
  onClose(): void;
}

type Status =
  | { step: 'writing'; message?: string; fields: Record<string, string> }
  | { step: 'sending' }
  | { step: 'sent'; reference: string };

const words = texts.handover;

/** Sends the conversation to a person: what is ticked, and not before the button is pressed. */
export function HandOver({ messages, desk, onClose }: HandOverProps) {
  const [status, setStatus] = useState<Status>({ step: 'writing', fields: {} });
  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  const keys = useSendingKey();
  const isSent = status.step === 'sent';

  // biome-ignore lint/correctness/useExhaustiveDependencies: as it opens, and once it is sent
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
    card.current?.focus({ preventScroll: true });
  }, [isSent]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.step === 'sending') return;
    const data = new FormData(event.currentTarget);
    const message = letterOf(data, messages, desk);

    withdraw(words.failedTitle);
    setStatus({ step: 'sending' });
    const result = await call<typeof postHandover>(
      'POST',
      '/api/assistant/handover',
      { ...message, consent: true, website: trapped(data) },
      navigator.onLine ? texts.network : texts.offline,
      { key: keys.keyFor(JSON.stringify(message)) },
    );
    if (result.ok) return setStatus({ step: 'sent', reference: result.value.reference });
    const { message: fault, fields } = result.error;
    announce('error', words.failedTitle, fault);
    setStatus({ step: 'writing', message: fault, fields });
  }

  const fields = status.step === 'writing' ? status.fields : {};
  const isSending = status.step === 'sending';
  return (
    <section ref={card} className={styles.card} tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId}>{isSent ? words.sentTitle : words.title}</h3>
      {status.step === 'sent' ? (
        <>
          <p role="status">{fillPhrase(words.sent, { reference: status.reference })}</p>
          <button type="button" className={actionClass('outline', 'sm')} onClick={onClose}>
            {words.done}
          </button>
        </>
      ) : (
        <form className={styles.form} onSubmit={send}>
          <p>{words.lead}</p>
          <p className={styles.desk}>
            <span>{words.about}</span> <b>{words.types[desk]}</b>
          </p>
          <Ticks messages={messages} error={fields.transcript} />
          <Field
            name="name"
            label={words.name}
            error={fields.name}
            maxLength={ASSISTANT_LIMITS.nameMax}
            autoComplete="name"
            required
          />
          <Field
            name="email"
            label={words.email}
            type="email"
            error={fields.email}
            autoComplete="email"
            required
          />
          <Field
            name="note"
            label={words.note}
            error={undefined}
            maxLength={ASSISTANT_LIMITS.turnMax}
          />
          <SpamTrap />
          {status.step === 'writing' && status.message && (
            <p className={styles.fault}>
              <Icon name="warning-circle" />
              {status.message}
            </p>
          )}
          <div className={styles.buttons}>
            <button type="submit" className={actionClass()} aria-disabled={isSending}>
              <Icon name="paper-plane-tilt" />
              {isSending ? words.sending : words.send}
            </button>
            <button type="button" className={actionClass('outline')} onClick={onClose}>
              {words.cancel}
            </button>
          </div>
          <p className="caption">{words.promise}</p>
          <Action href={`${texts.contact}?type=${desk}`} look="link" size="sm">
            {words.form}
          </Action>
        </form>
      )}
    </section>
  );
}

/** What is sent: the ticked turns, and the note as a last one of its own. */
function letterOf(data: FormData, messages: Message[], desk: InquiryType) {
  const text = (name: string) => String(data.get(name) ?? '');
  const ticked = data.getAll('turn').flatMap((at) => messages[Number(at)] ?? []);
  const turns = ticked.map(({ role, content }) => ({
    role,
    content: content.slice(0, ASSISTANT_LIMITS.turnMax),
  }));
  const note = text('note').trim();
  const last = note === '' ? [] : [{ role: 'user' as const, content: note }];
  const transcript = [...turns, ...last].slice(-ASSISTANT_LIMITS.transcriptMax);
  return { name: text('name'), email: text('email'), inquiryType: desk, transcript };
}
