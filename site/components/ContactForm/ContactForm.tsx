import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type InquiryType,
  CONTACT_LIMITS as limits,
} from '../../../services/contracts/limits/contact';
import { actionClass } from '../Action/Action';
import { bringIntoView } from '../Field/bring-into-view';
import { ContactFields } from './ContactFields';
import * as styles from './ContactForm.module.css';
import { ContactSent } from './ContactSent';
import { keepDraft, keptDraft, writeDraft } from './draft';
import type { ContactFormTexts } from './texts';
import { PATH, useSendMessage } from './use-send-message';

interface ContactFormProps {
  texts: ContactFormTexts;
  /** Query of the address; may name a type and a subject: `?type=job&about=voice-engineer`. */
  search: string;
}

/** The message form. Posts on its own without script; with it, errors stand at their fields. */
export function ContactForm({ texts, search }: ContactFormProps) {
  const { status, writeAnother, KeptList, touch, send } = useSendMessage(texts);
  const [type, setType] = useState<InquiryType>('general');
  const [about, setAbout] = useState('');
  const form = useRef<HTMLFormElement>(null);

  // a message that only needs sending was not written within the moment that takes
  const startClock = useEffectEvent(touch);

  /** What was chosen before script ran: nothing else differs from what is known here. */
  const chosenEarly = useEffectEvent(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>('[name="inquiryType"]:checked');
    return chosen?.value === type ? undefined : chosen?.value;
  });

  useEffect(() => {
    const query = new URLSearchParams(search);
    const draft = keptDraft();
    if (form.current) writeDraft(form.current, draft);
    if (draft.message) startClock();
    const asked = chosenEarly() ?? query.get('type') ?? draft.inquiryType;
    const wanted = texts.inquiryTypes.find(({ id }) => id === asked);
    setAbout((query.get('about') ?? '').slice(0, limits.aboutMax));
    if (!wanted) return;
    setType(wanted.id);
    // from its first field on; where the browser or a visitor is in the form already, it stays where it is
    if (query.has('type') && !form.current?.contains(document.activeElement))
      form.current?.scrollIntoView({ block: 'start' });
  }, [search, texts.inquiryTypes]);

  // what was pressed is disabled while it sends, or gone: it could not keep the focus
  useEffect(() => {
    if (status.step !== 'writing') return;
    const find = (part: string) => form.current?.querySelector<HTMLElement>(part);
    if (status.isAnew) bringIntoView(find('[name="name"]'));
    if (status.error) bringIntoView(find('[aria-invalid="true"]') ?? find('[type="submit"]'));
  }, [status]);

  if (status.step === 'sent')
    return <ContactSent texts={texts.sent} message={status} onAnother={writeAnother} />;

  if (status.step === 'kept')
    return (
      <div className={styles.kept}>
        {KeptList && <KeptList path={PATH} isNew />}
        <button type="button" className={actionClass('outline')} onClick={writeAnother}>
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
        onTouch={() => {
          touch();
          if (form.current) keepDraft(form.current);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget, { inquiryType: type, about });
        }}
      />
    </div>
  );
}
