import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import type { postContact } from '../../../services/contracts/contact';
import { type InquiryType, CONTACT_LIMITS as limits } from '../../../services/contracts/limits';
import { randomId } from '../../analytics/random-id';
import { call, type FormFault } from '../../api/call';
import { keepForm, prepareKeeping } from '../../offline/keep-form';
import { actionClass } from '../Action/Action';
import { bringIntoView } from '../Field/bring-into-view';
import type { KeptListProps } from '../KeptList/KeptList';
import { trapped } from '../SpamTrap/SpamTrap';
import { announce, prepareToasts, withdraw } from '../Toasts/announce';
import { ContactFields } from './ContactFields';
import * as styles from './ContactForm.module.css';
import { ContactSent } from './ContactSent';
import { fieldErrors } from './field-errors';
import type { ContactFormTexts } from './texts';
import { useFormToken } from './use-form-token';

interface ContactFormProps {
  texts: ContactFormTexts;
  /** Query of the address; may name a type and a subject: `?type=job&about=voice-engineer`. */
  search: string;
}

const PATH = '/api/contact';

type Status =
  | { step: 'writing'; error?: FormFault }
  | { step: 'sending' }
  | { step: 'sent'; reference: string }
  | { step: 'kept' };

/** The message form. Posts on its own without script; with it, errors stand at their fields. */
export function ContactForm({ texts, search }: ContactFormProps) {
  const [status, setStatus] = useState<Status>({ step: 'writing' });
  const [type, setType] = useState<InquiryType>('general');
  const [about, setAbout] = useState('');
  const [KeptList, setKeptList] = useState<ComponentType<KeptListProps>>();
  const form = useRef<HTMLFormElement>(null);
  const token = useFormToken();
  // one key for one text: sent again it is recognised, changed it is another message
  const attempt = useRef({ body: '', key: '' });

  useEffect(() => {
    const query = new URLSearchParams(search);
    // what was chosen before script ran is kept
    const chosen = form.current?.querySelector<HTMLInputElement>('[name="inquiryType"]:checked');
    const type = query.get('type') ?? chosen?.value;
    const wanted = texts.inquiryTypes.find(({ id }) => id === type);
    setAbout((query.get('about') ?? '').slice(0, limits.aboutMax));
    if (!wanted) return;
    setType(wanted.id);
    if (query.has('type')) form.current?.scrollIntoView({ block: 'center' });
  }, [search, texts.inquiryTypes]);

  // loaded while there is a network; shows what an earlier visit left
  useEffect(() => {
    void prepareKeeping().then((keeper) => setKeptList(() => keeper?.KeptList));
  }, []);

  // the button that was pressed could not keep the focus while it was disabled
  useEffect(() => {
    if (status.step !== 'writing' || !status.error) return;
    const find = (part: string) => form.current?.querySelector<HTMLElement>(part);
    bringIntoView(find('[aria-invalid="true"]') ?? find('[type="submit"]'));
  }, [status]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    const draft = { name: text('name'), email: text('email'), message: text('message') };
    const wrong = fieldErrors(draft);
    const count = Object.keys(wrong).length;
    if (count > 0) {
      const sentence = count === 1 ? texts.summary.one : texts.summary.other;
      const message = sentence.replace('{n}', String(count));
      return setStatus({ step: 'writing', error: { message, fields: wrong } });
    }

    setStatus({ step: 'sending' });
    prepareToasts();
    const page = window.location.pathname;
    const message = { ...draft, inquiryType: type, page, ...(about && { about }) };
    const body = JSON.stringify(message);
    if (attempt.current.body !== body) attempt.current = { body, key: randomId() };

    const { key } = attempt.current;
    const whole = { ...message, website: trapped(data), token: await token.read() };
    const result = await call<typeof postContact>(
      'POST',
      PATH,
      whole,
      navigator.onLine ? texts.network : texts.offline,
      { key },
    );
    if (result.ok) {
      attempt.current = { body: '', key: '' };
      token.renew();
      withdraw(texts.failed.title);
      announce('success', texts.sent.title, texts.sent.description);
      return setStatus({ step: 'sent', reference: result.value.reference });
    }
    if (result.error.status === 0) {
      const kept = await keepForm(form.current, { id: key, path: PATH, body: whole });
      if (kept) {
        attempt.current = { body: '', key: '' };
        token.renew();
        withdraw(texts.failed.title);
        setKeptList(() => kept);
        return setStatus({ step: 'kept' });
      }
    }
    announce('error', texts.failed.title, result.error.message || texts.failed.description);
    setStatus({ step: 'writing', error: result.error });
  }

  if (status.step === 'sent')
    return (
      <ContactSent
        texts={texts.sent}
        reference={status.reference}
        onAnother={() => setStatus({ step: 'writing' })}
      />
    );

  if (status.step === 'kept')
    return (
      <div className={styles.kept}>
        {KeptList && <KeptList path={PATH} isNew />}
        <button
          type="button"
          className={actionClass('outline')}
          onClick={() => setStatus({ step: 'writing' })}
        >
          {texts.sent.another}
        </button>
      </div>
    );

  return (
    <div className={styles.kept}>
      {KeptList && <KeptList path={PATH} />}
      <ContactFields
        formRef={form}
        texts={texts}
        error={status.step === 'writing' ? status.error : undefined}
        isSending={status.step === 'sending'}
        type={type}
        onType={setType}
        about={about}
        onRemoveAbout={() => setAbout('')}
        onTouch={token.touch}
        onSubmit={handleSubmit}
      />
    </div>
  );
}
