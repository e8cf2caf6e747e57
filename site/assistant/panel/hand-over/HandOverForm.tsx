import type { FormEvent } from 'react';
import type { postHandover } from '../../../../services/contracts/assistant';
import { ASSISTANT_LIMITS } from '../../../../services/contracts/limits/assistant';
import type { InquiryType } from '../../../../services/contracts/limits/contact';
import { call } from '../../../api/call';
import { createSendingKey } from '../../../api/use-sending-key';
import { Action, actionClass } from '../../../components/Action/Action';
import { Field } from '../../../components/Field/Field';
import { Icon } from '../../../components/Icon/Icon';
import { SpamTrap, trapped } from '../../../components/SpamTrap/SpamTrap';
import { announce, withdraw } from '../../../components/Toasts/announce';
import type { Message } from '../../talk/conversation';
import { texts } from '../texts';
import * as styles from './HandOver.module.css';
import { handOver, useHandOver } from './hand-over';
import { Ticks } from './Ticks';

interface HandOverFormProps {
  messages: Message[];
  desk: InquiryType;
}

const words = texts.handover;
/** As long as the tab: what was sent and not answered for is known again, whenever it is sent anew. */
const keys = createSendingKey();

/** What is to be sent, by whom, and a note to it. */
export function HandOverForm({ messages, desk }: HandOverFormProps) {
  const { status, filled } = useHandOver();
  const fault = status.step === 'writing' ? status.fault : undefined;
  const fields = fault?.fields ?? {};
  const before = (name: string) => filled?.get(name)?.toString();
  const isSending = status.step === 'sending';

  return (
    <form
      className={styles.form}
      onSubmit={(event) => send(event, messages, desk)}
      onChange={({ currentTarget }) => handOver.fill(new FormData(currentTarget))}
    >
      <p>{words.lead}</p>
      <p className={styles.desk}>
        <span>{words.about}</span> <b>{words.types[desk]}</b>
      </p>
      <Ticks messages={messages} ticked={filled?.getAll('turn')} error={fields.transcript} />
      <Field
        name="name"
        label={words.name}
        error={fields.name}
        defaultValue={before('name')}
        maxLength={ASSISTANT_LIMITS.nameMax}
        autoComplete="name"
        required
      />
      <Field
        name="email"
        label={words.email}
        type="email"
        error={fields.email}
        defaultValue={before('email')}
        autoComplete="email"
        required
      />
      <Field
        name="note"
        label={words.note}
        error={undefined}
        defaultValue={before('note')}
        maxLength={ASSISTANT_LIMITS.turnMax}
      />
      <SpamTrap />
      {fault?.message && (
        <p className={styles.fault}>
          <Icon name="warning-circle" />
          {fault.message}
        </p>
      )}
      <div className={styles.buttons}>
        <button type="submit" className={actionClass()} aria-disabled={isSending}>
          <Icon name="paper-plane-tilt" />
          {isSending ? words.sending : words.send}
        </button>
        <button type="button" className={actionClass('outline')} onClick={handOver.close}>
          {words.cancel}
        </button>
      </div>
      <p className="caption">{words.promise}</p>
      <Action href={`${texts.contact}?type=${desk}`} look="link" size="sm">
        {words.form}
      </Action>
    </form>
  );
}

async function send(event: FormEvent<HTMLFormElement>, messages: Message[], desk: InquiryType) {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  const message = letterOf(data, messages, desk);

  handOver.fill(data);
  const fault = await handOver.send(async () => {
    withdraw(words.failedTitle);
    const result = await call<typeof postHandover>(
      'POST',
      '/api/assistant/handover',
      { ...message, consent: true, website: trapped(data) },
      navigator.onLine ? texts.network : texts.offline,
      { key: keys.keyFor(JSON.stringify(message)) },
    );
    if (result.ok) keys.forget();
    return result;
  });
  if (fault) announce('error', words.failedTitle, fault.message);
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
