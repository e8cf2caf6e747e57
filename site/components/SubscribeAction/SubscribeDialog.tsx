import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import {
  ARTIST_TOPIC,
  type SubscriptionSource,
  type Topic,
} from '../../../services/contracts/limits/subscriptions';
import { onScrim } from '../../on-scrim';
import { shell } from '../../shell/shell';
import { withNames } from '../../shell/with-names';
import { Icon } from '../Icon/Icon';
import { NewsletterForm } from '../NewsletterForm/NewsletterForm';
import type { Wording } from '../NewsletterForm/texts';
import * as styles from './SubscribeDialog.module.css';

/** What a form in a dialog asks for. */
export interface Subscription {
  source: SubscriptionSource;
  topics: Topic[];
  /** What one gets, in a sentence. */
  text: string;
}

interface SubscribeDialogProps {
  title: string;
  subscription: Subscription;
  wording: Wording;
  /** Once the dialog is shut, for whichever reason. */
  onClose(): void;
  onSent?: (() => void) | undefined;
}

/**
 * The newsletter form for one thing, out of reach of the styles around its opener. Opens as it
 * appears; the browser gives the focus back.
 */
export function SubscribeDialog(props: SubscribeDialogProps) {
  const { title, subscription, wording, onClose, onSent } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLInputElement>('input[type="email"]')?.focus();
  }, []);

  const close = () => dialog.current?.close();

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-artist={artistOf(subscription.topics)}
      aria-labelledby={titleId}
      onClose={onClose}
      {...onScrim(close)}
    >
      <div className={styles.body}>
        <h2 id={titleId} className="display">
          {withNames(title)}
        </h2>
        <p>{withNames(subscription.text)}</p>
        <NewsletterForm
          source={subscription.source}
          topics={subscription.topics}
          wording={wording}
          onSent={onSent}
        />
        <button
          type="button"
          className={styles.close}
          aria-label={shell.labels.closeDialog}
          onClick={close}
        >
          <Icon name="x" />
        </button>
      </div>
    </dialog>,
    document.body,
  );
}

/** Whose colours the dialog wears. */
function artistOf([topic]: Topic[]): string | undefined {
  return topic?.startsWith(ARTIST_TOPIC) ? topic.slice(ARTIST_TOPIC.length) : undefined;
}
