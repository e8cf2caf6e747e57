import { useEffect, useRef } from 'react';
import { actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import * as styles from './ContactForm.module.css';
import type { ContactFormTexts } from './texts';

interface ContactSentProps {
  texts: ContactFormTexts['sent'];
  message: { reference: string; email: string };
  onAnother(): void;
}

/**
 * Stands in place of the form once the message is kept; takes the focus, so that it is read out. The address is in it:
 * who mistyped it would wait for an answer that goes elsewhere.
 */
export function ContactSent({ texts, message, onAnother }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1}>
        <Icon name="check-circle" /> {texts.title}
      </h3>
      <p>{texts.description}</p>
      <p>
        {texts.reference} <b>{message.reference}</b>
      </p>
      <p className={styles.address}>
        {texts.answerTo} <b>{message.email}</b>
      </p>
      <button type="button" className={actionClass('outline')} onClick={onAnother}>
        {texts.another}
      </button>
    </div>
  );
}
