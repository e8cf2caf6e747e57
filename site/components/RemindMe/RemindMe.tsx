import { fillPhrase } from '../../fill-phrase';
import { shell } from '../../shell/shell';
import { actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { SubscribeAction } from '../SubscribeAction/SubscribeAction';
import type { Subscription } from '../SubscribeAction/SubscribeDialog';
import * as styles from './RemindMe.module.css';
import { noteReminder, useReminder } from './reminders';

/** What a reminder is about. */
export interface Reminder {
  artistId: string;
  name: string;
  /** The form's page, for browsers without script. */
  href: string;
  subscription: Subscription;
}

interface RemindMeProps {
  reminder: Reminder;
  /** Where there is little room the bell stands alone, there always or on narrow screens. */
  isBell?: boolean | 'narrow';
}

/** Beside everything that is still to come: mail when it is there. */
export function RemindMe({ reminder, isBell }: RemindMeProps) {
  const { artistId, name, href, subscription } = reminder;
  const { label, set, aria } = shell.remind;
  const isSet = useReminder(artistId);
  const title = fillPhrase(aria, { name });
  const words = isSet ? set : label;

  return (
    <SubscribeAction
      href={href}
      subscription={subscription}
      title={title}
      wording="reminded"
      className={[
        actionClass('outline', 'sm'),
        isBell === true && styles.bell,
        isBell === 'narrow' && styles.narrow,
      ]
        .filter(Boolean)
        .join(' ')}
      label={isSet ? `${set}: ${name}` : title}
      onSent={() => noteReminder(artistId)}
    >
      <Icon name={isSet ? 'check' : 'bell'} />
      {isBell !== true && <span>{words}</span>}
    </SubscribeAction>
  );
}
