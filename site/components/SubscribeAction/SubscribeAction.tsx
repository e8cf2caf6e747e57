import { type ReactNode, useState } from 'react';
import { useIsLive } from '../../use-is-live';
import { Action } from '../Action/Action';
import type { Wording } from '../NewsletterForm/texts';
import { SubscribeDialog, type Subscription } from './SubscribeDialog';

interface SubscribeActionProps {
  /** Where the same form stands on a page of its own. */
  href: string;
  subscription: Subscription;
  /** Heading of the dialog. */
  title: string;
  wording?: Wording;
  className?: string | undefined;
  /** For readers, where the sign alone is shown. */
  label?: string | undefined;
  onSent?: () => void;
  children: ReactNode;
}

/** Opens the newsletter form in a dialog; without script, or dialogs, it leads to the form's page. */
export function SubscribeAction(props: SubscribeActionProps) {
  const { href, subscription, title, wording = 'subscribed', className, label, onSent } = props;
  const [isOpen, setOpen] = useState(false);
  const isLive = useIsLive();
  const key = `subscribe-${subscription.topics.join('-')}`;

  if (!isLive || typeof HTMLDialogElement === 'undefined')
    return (
      <Action href={href} className={className} aria-label={label} data-needs-script={key}>
        {props.children}
      </Action>
    );
  return (
    <>
      <button
        type="button"
        data-needs-script={key}
        className={className}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {props.children}
      </button>
      {isOpen && (
        <SubscribeDialog
          title={title}
          subscription={subscription}
          wording={wording}
          onClose={() => setOpen(false)}
          onSent={onSent}
        />
      )}
    </>
  );
}
