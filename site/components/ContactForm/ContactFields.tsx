import type { FormEvent, RefObject } from 'react';
import {
  type InquiryType,
  CONTACT_LIMITS as limits,
} from '../../../services/contracts/limits/contact';
import { writeSubject } from '../../../services/contracts/subject';
import { endpointUrl, type FormFault } from '../../api/call';
import { FILLED_ELSEWHERE } from '../../filled-elsewhere';
import { useIsLive } from '../../use-is-live';
import { actionClass } from '../Action/Action';
import { Field } from '../Field/Field';
import { useOpenFault } from '../Field/use-open-fault';
import { Icon } from '../Icon/Icon';
import { SpamTrap } from '../SpamTrap/SpamTrap';
import * as styles from './ContactForm.module.css';
import { countFaults } from './field-errors';
import { InquiryChoice } from './InquiryChoice';
import type { ContactFormTexts } from './texts';

interface ContactFieldsProps {
  formRef: RefObject<HTMLFormElement | null>;
  texts: ContactFormTexts;
  error: FormFault | undefined;
  isSending: boolean;
  type: InquiryType;
  onType(type: InquiryType): void;
  about: string;
  onRemoveAbout(): void;
  /** The first thing that the visitor does here, and every further one. */
  onTouch(): void;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** The form itself: everything a visitor fills in, and what is wrong with it. */
export function ContactFields(props: ContactFieldsProps) {
  const {
    formRef,
    texts,
    error,
    isSending,
    type,
    onType,
    about,
    onRemoveAbout,
    onTouch,
    onSubmit,
  } = props;
  const { open, isMended, onInput } = useOpenFault(error);
  const stillWrong = countFaults(texts.summary, open);
  // without script the browser checks the fields; with it, our own sentences stand at them
  const isLive = useIsLive();
  const field = (name: 'name' | 'email' | 'message') => ({
    name,
    required: true,
    // the end of a message that is pasted would be cut off unsaid; its fault says how much fits
    maxLength: name === 'message' ? undefined : limits[`${name}Max`],
    error: open?.fields[name],
    ...texts.fields[name],
  });
  const isOfFields = Object.keys(error?.fields ?? {}).length > 0;
  const summary = open && (
    // what was mended is told below, in no hurry
    <p key={String(isMended)} role={isMended ? undefined : 'alert'} className={styles.summary}>
      <Icon name="warning-circle" /> {isMended ? stillWrong : open.message}
    </p>
  );

  return (
    <form
      ref={formRef}
      className={styles.form}
      data-needs-script="address"
      method="post"
      action={endpointUrl('/api/contact')}
      onFocus={onTouch}
      onInput={(event) => {
        onTouch();
        onInput(event);
      }}
      onSubmit={onSubmit}
      noValidate={isLive}
    >
      {isOfFields && summary}
      <p role="status" className="visually-hidden">
        {isMended && stillWrong}
      </p>
      <div className={styles.pair}>
        <Field autoComplete="name" {...field('name')} />
        <Field type="email" autoComplete="email" {...field('email')} />
      </div>
      <InquiryChoice
        legend={texts.inquiryLabel}
        types={texts.inquiryTypes}
        value={type}
        onChange={onType}
      >
        {!isLive && <div data-fill="contact-words" {...FILLED_ELSEWHERE} />}
      </InquiryChoice>
      {about && <AboutLine texts={texts} about={about} onRemove={onRemoveAbout} />}
      <Field multiline {...field('message')} />
      {/* the head of the form may be a screen away from the button that was pressed */}
      {!isOfFields && summary}
      <SpamTrap />
      <input type="hidden" name="page" value="/contact" />
      <FormEnd texts={texts} isSending={isSending} />
    </form>
  );
}

/** What the message is about, where a link said so. */
function AboutLine({
  texts,
  about,
  onRemove,
}: Pick<ContactFieldsProps, 'texts' | 'about'> & { onRemove(): void }) {
  return (
    <p className={styles.about}>
      {texts.aboutLabel.replace('{about}', () => writeSubject(about, texts.subjectNames))}
      <input type="hidden" name="about" value={about} />
      <button type="button" onClick={onRemove} aria-label={texts.removeAbout}>
        <Icon name="x" size={1} />
      </button>
    </p>
  );
}

function FormEnd({ texts, isSending }: Pick<ContactFieldsProps, 'texts' | 'isSending'>) {
  return (
    <div className={styles.end}>
      <button
        type="submit"
        className={actionClass('default', 'lg')}
        disabled={isSending}
        aria-busy={isSending}
      >
        <Icon name="paper-plane-tilt" />
        {isSending ? texts.sending : texts.submit}
      </button>
      <p className="caption">{texts.privacy}</p>
    </div>
  );
}
