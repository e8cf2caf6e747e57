import { type MouseEvent, useState } from 'react';
import type { AdminMessage } from '../../../services/contracts/admin/messages';
import type { patchAdminMessages } from '../../../services/contracts/admin/messages-change';
import { INBOX_LIMITS, type MessageStatus } from '../../../services/contracts/limits/inbox';
import { actionClass } from '../../components/Action/Action';
import { announce } from '../../components/Toasts/announce';
import { ask } from '../ask';
import type { AdminTexts } from '../desk/texts';
import * as styles from './pane/StateButtons.module.css';

interface ShownBarProps {
  texts: AdminTexts;
  /** All that the list shows. */
  messages: AdminMessage[];
  /** Told when the list is out of date. */
  onChanged: () => Promise<void>;
}

/** What all messages of a search become at once, such as those of a wave of spam. */
export function ShownBar({ texts, messages, onChanged }: ShownBarProps) {
  const words = texts.desk.inbox;
  const [isChanging, setChanging] = useState(false);
  const areSpam = messages.every(({ status }) => status === 'spam');
  const steps: { to: MessageStatus; label: string }[] = areSpam
    ? [{ to: 'new', label: words.notSpam }]
    : [
        { to: 'closed', label: words.close },
        { to: 'spam', label: words.spam },
      ];

  async function press(event: MouseEvent, to: MessageStatus) {
    if (isChanging || event.detail > 1) return;
    setChanging(true);
    const wanted = messages.filter(({ status }) => status !== to);
    let changed = 0;
    for (let at = 0; at < wanted.length; at += INBOX_LIMITS.atOnceMax) {
      const part = wanted.slice(at, at + INBOX_LIMITS.atOnceMax);
      const seen = part.map(({ id, version }) => ({ id, version }));
      const request = { status: to, messages: seen };
      const path = '/api/admin/messages';
      const result = await ask<typeof patchAdminMessages>('PATCH', path, request, texts);
      if (result.ok) changed += result.value.changed;
      else {
        announce('error', texts.desk.notDone, result.error.message);
        break;
      }
    }
    if (changed > 0) announce('success', words.changedAll.replace('{n}', String(changed)));
    await onChanged();
    setChanging(false);
  }

  return (
    <fieldset className={styles.row}>
      <legend>{words.shown.replace('{n}', String(messages.length))}</legend>
      {steps.map(({ to, label }) => (
        <button
          key={to}
          type="button"
          className={actionClass('outline', 'sm')}
          aria-disabled={isChanging}
          onClick={(event) => void press(event, to)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
