import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { postContact } from '../../../services/contracts/contact';
import { type InquiryType, CONTACT_LIMITS as limits } from '../../../services/contracts/limits';
import { randomId } from '../../analytics/random-id';
import { type CallError, call, endpointUrl } from '../../api/call';
import { actionClass } from '../Action/Action';
import { Field } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { announce } from '../Toasts/announce';
import * as styles from './ContactForm.module.css';
import { fieldErrors } from './field-errors';
import { InquiryChoice } from './InquiryChoice';

/** Words of the form; all from content. */
export interface ContactFormTexts {
  fields: Record<'name' | 'email' | 'message', { label: string; placeholder?: string }>;
  inquiryLabel: string;
  aboutLabel: string;
  submit: string;
  sending: string;
  privacy: string;
  inquiryTypes: { id: InquiryType; label: string; hint: string }[];
  sent: { title: string; description: string; reference: string; another: string };
  failed: { title: string; description: string };
  offline: string;
}

type Status =
  | { step: 'writing'; error?: CallError }
  | { step: 'sending' }
  | { step: 'sent'; reference: string };

/** The message form. Posts on its own without script; with it, errors stand at their fields. */
export function ContactForm({ texts }: { texts: ContactFormTexts }) {
  const [status, setStatus] = useState<Status>({ step: 'writing' });
  const [type, setType] = useState<InquiryType>('general');
  const [about, setAbout] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLHeadingElement>(null);
  const key = useRef('');
  // without script the browser checks the fields; with it, our own sentences stand at them
  const [isLive, setLive] = useState(false);

  // the address may name a type and a subject: /contact?type=job&about=voice-engineer
  useEffect(() => {
    setLive(true);
    const query = new URLSearchParams(window.location.search);
    const wanted = texts.inquiryTypes.find(({ id }) => id === query.get('type'));
    if (wanted) setType(wanted.id);
    setAbout((query.get('about') ?? '').slice(0, limits.aboutMax));
  }, [texts.inquiryTypes]);

  useEffect(() => {
    if (status.step === 'sent') outcome.current?.focus();
    if (status.step === 'writing' && status.error)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [status]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    const wrong = fieldErrors({
      name: text('name'),
      email: text('email'),
      message: text('message'),
    });
    if (Object.keys(wrong).length > 0)
      return setStatus({ step: 'writing', error: { message: texts.failed.title, fields: wrong } });

    setStatus({ step: 'sending' });
    key.current ||= randomId();
    const result = await call<typeof postContact>(
      'POST',
      '/api/contact',
      {
        name: text('name'),
        email: text('email'),
        inquiryType: type,
        message: text('message'),
        website: text('website'),
        page: window.location.pathname,
        ...(about && { about }),
      },
      texts.offline,
      key.current,
    );
    if (result.ok) {
      announce('success', texts.sent.title, texts.sent.description);
      key.current = '';
      return setStatus({ step: 'sent', reference: result.value.reference });
    }
    if (Object.keys(result.error.fields).length > 0) key.current = '';
    announce('error', texts.failed.title, result.error.message || texts.failed.description);
    setStatus({ step: 'writing', error: result.error });
  }

  if (status.step === 'sent')
    return (
      <div className={styles.sent}>
        <h3 ref={outcome} tabIndex={-1}>
          <Icon name="check-circle" /> {texts.sent.title}
        </h3>
        <p>{texts.sent.description}</p>
        <p>
          {texts.sent.reference} <b>{status.reference}</b>
        </p>
        <button
          type="button"
          className={actionClass('outline')}
          onClick={() => setStatus({ step: 'writing' })}
        >
          {texts.sent.another}
        </button>
      </div>
    );

  const error = status.step === 'writing' ? status.error : undefined;
  const { name, email, message } = texts.fields;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={endpointUrl('/api/contact')}
      onSubmit={handleSubmit}
      noValidate={isLive}
    >
      {error && (
        <p role="alert" className={styles.summary}>
          <Icon name="warning-circle" /> {error.message}
        </p>
      )}
      <div className={styles.pair}>
        <Field
          name="name"
          error={error?.fields.name}
          required
          maxLength={limits.nameMax}
          autoComplete="name"
          {...name}
        />
        <Field
          name="email"
          type="email"
          error={error?.fields.email}
          required
          maxLength={limits.emailMax}
          autoComplete="email"
          {...email}
        />
      </div>
      <InquiryChoice
        legend={texts.inquiryLabel}
        types={texts.inquiryTypes}
        value={type}
        onChange={setType}
      />
      {about && (
        <p className={styles.about}>
          {texts.aboutLabel.replace('{about}', about)}
          <input type="hidden" name="about" value={about} />
        </p>
      )}
      <Field
        name="message"
        multiline
        error={error?.fields.message}
        required
        maxLength={limits.messageMax}
        {...message}
      />
      <input
        className={styles.trap}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <input type="hidden" name="page" value="/contact" />
      <div className={styles.end}>
        <button
          type="submit"
          className={actionClass('default', 'lg')}
          disabled={status.step === 'sending'}
          aria-busy={status.step === 'sending'}
        >
          <Icon name="paper-plane-tilt" />
          {status.step === 'sending' ? texts.sending : texts.submit}
        </button>
        <p className="caption">{texts.privacy}</p>
      </div>
    </form>
  );
}
