import { useState } from 'react';
import type { AssistantReply } from '../../../services/contracts/assistant';
import type { InquiryType } from '../../../services/contracts/limits/contact';
import type { Topic } from '../../../services/contracts/limits/subscriptions';
import { Action, actionClass } from '../../components/Action/Action';
import { Icon } from '../../components/Icon/Icon';
import { noteReminder } from '../../components/RemindMe/reminders';
import {
  SubscribeDialog,
  type Subscription,
} from '../../components/SubscribeAction/SubscribeDialog';
import { shell } from '../../shell/shell';
import { withNames } from '../../shell/with-names';
import { FollowAction } from './FollowAction';
import { texts } from './texts';

type Offer = NonNullable<AssistantReply['action']>;

interface QuickActionProps {
  action: Offer;
  onHandOver(desk: InquiryType): void;
}

/** What the assistant can do for the visitor, once they press the button. */
export function QuickAction({ action, onHandOver }: QuickActionProps) {
  switch (action.type) {
    case 'follow':
    case 'unfollow':
      return <FollowAction artistId={action.artistId} label={action.label} wish={action.type} />;
    case 'remind':
      return (
        <MailAction
          label={action.label}
          subscription={{
            source: 'artist_profile',
            topics: [`artist:${action.artistId}`],
            text: texts.artistMails[action.artistId] ?? '',
          }}
          onSent={() => noteReminder(action.artistId)}
        />
      );
    case 'subscribe':
      return (
        <MailAction
          label={action.label}
          subscription={{
            source: 'footer',
            topics: action.topics as Topic[], // the service takes them from the same list
            text: shell.signup.text,
          }}
        />
      );
    case 'handoff':
      return (
        <Plain
          label={action.label}
          onPress={() => onHandOver(action.inquiryType)}
          icon="user-circle"
        />
      );
    case 'theme':
      return <Plain label={action.label} onPress={changeTheme} icon="circle-half" />;
    default:
      return (
        <Action href={action.href} look="default" size="sm">
          {withNames(action.label)}
        </Action>
      );
  }
}

interface PlainProps {
  label: string;
  icon: 'user-circle' | 'circle-half' | 'envelope-simple';
  onPress(): void;
}

function Plain({ label, icon, onPress }: PlainProps) {
  return (
    <button type="button" className={actionClass('default', 'sm')} onClick={onPress}>
      <Icon name={icon} />
      {withNames(label)}
    </button>
  );
}

interface MailActionProps {
  label: string;
  subscription: Subscription;
  onSent?: () => void;
}

function MailAction({ label, subscription, onSent }: MailActionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Plain label={label} onPress={() => setOpen(true)} icon="envelope-simple" />
      {isOpen && (
        <SubscribeDialog
          title={label}
          subscription={subscription}
          wording={onSent ? 'reminded' : 'subscribed'}
          onClose={() => setOpen(false)}
          onSent={onSent}
        />
      )}
    </>
  );
}

/** Presses the other choice of the switch in the footer, which keeps it. */
function changeTheme(): void {
  document.querySelector<HTMLInputElement>('footer input[name="theme"]:not(:checked)')?.click();
}
