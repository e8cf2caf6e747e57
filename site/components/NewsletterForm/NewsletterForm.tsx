import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { EMAIL_MAX } from '../../../services/contracts/limits/email';
import type { SubscriptionSource, Topic } from '../../../services/contracts/limits/subscriptions';
import { endpointUrl } from '../../api/call';
import { prepareKeeping } from '../../offline/keep-form';
import { PagePath } from '../../shell/page-path';
import { shell } from '../../shell/shell';
import { bringIntoView } from '../Field/bring-into-view';
import { Field } from '../Field/Field';
import { useOpenFault } from '../Field/use-open-fault';
import { Icon } from '../Icon/Icon';
import { SpamTrap } from '../SpamTrap/SpamTrap';
import * as styles from './NewsletterForm.module.css';
import type { Wording } from './texts';
import { useSubscribe } from './use-subscribe';

interface NewsletterFormProps {
  /** Where the address is said to come from. */
  source: SubscriptionSource;
  /** What it is about, when the visitor does not choose; without any it is everything. */
  topics?: Topic[] | undefined;
  /** The ticks to choose from, given what is wrong with the choice. */
  choices?: (error: string | undefined) => ReactNode;
  /** What is said once it is sent. */
  wording?: Wording;
  /** The ground the form stands on: the page, or a band of colour. */
  ground?: 'page' | 'band';
  /** In place of the label that shows. */
  hiddenLabel?: string;
  /** Above the address, beside the choices. */
  heading?: ReactNode;
  onSent?: (() => void) | undefined;
}

/**
 * An address for the newsletter. Posts on its own without script; with it, what came of it stands in
 * the form and in a toast, and what was typed stays until it is sent.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const { source, topics = [], choices, wording = 'subscribed', ground = 'page' } = props;
  const texts = shell.newsletter;
  const page = useContext(PagePath);
  const { form, status, isLive, submit } = useSubscribe({
    source,
    page,
    texts,
    wording,
    mustChoose: choices !== undefined,
    onSent: props.onSent,
  });
  const { open: fault, onInput } = useOpenFault(
    status.step === 'writing' ? status.fault : undefined,
  );
  const isSending = status.step === 'sending';
  const isElsewhere = fault && Object.keys(fault.fields).length === 0;

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        data-ground={ground}
        data-choice={choices !== undefined || undefined}
        method="post"
        action={endpointUrl('/api/subscriptions')}
        noValidate={isLive}
        onFocus={() => void prepareKeeping()}
        onInput={onInput}
        onSubmit={submit}
      >
        {choices?.(fault?.fields.topics)}
        <div className={styles.address}>
          {props.heading}
          <Field
            type="email"
            name="email"
            label={props.hiddenLabel ?? texts.label}
            isLabelHidden={props.hiddenLabel !== undefined}
            placeholder={texts.placeholder}
            autoComplete="email"
            required
            maxLength={EMAIL_MAX}
            error={fault?.fields.email}
            isErrorSaid={status.step === 'writing' && status.isSaid === true}
            joined={
              <SendButton
                isSending={isSending}
                words={wording === 'joined' ? texts.joinAfricanHub : texts.subscribe}
              />
            }
          />
          {isElsewhere && (
            <p role="alert" className={styles.fault}>
              <Icon name="warning-circle" />
              {fault.message}
            </p>
          )}
          {status.step === 'sent' && <Sent>{`${texts.pending}\n${status.email}`}</Sent>}
          <p className={styles.consent}>{texts.consent}</p>
        </div>
        <input type="hidden" name="source" value={source} />
        {topics.map((topic) => (
          <input key={topic} type="hidden" name="topics" value={topic} />
        ))}
        <input type="hidden" name="page" value={page} />
        <SpamTrap />
      </form>
      {status.step === 'kept' && <status.KeptList path="/api/subscriptions" isNew />}
    </>
  );
}

function SendButton({
  isSending,
  words,
}: {
  isSending: boolean;
  words: { label: string; sending: string };
}) {
  return (
    <button type="submit" className={styles.button} disabled={isSending} aria-busy={isSending}>
      {isSending ? words.sending : words.label}
    </button>
  );
}

/**
 * What came of it; takes the focus from the button that was pressed, and is read out with it. The address is in it:
 * the field is empty again, and who mistyped it would wait for a mail that went elsewhere.
 */
function Sent({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => bringIntoView(line.current), []);
  return (
    <p ref={line} tabIndex={-1} className={styles.sent}>
      <Icon name="check-circle" />
      {children}
    </p>
  );
}
