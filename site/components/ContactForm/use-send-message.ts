import { type ComponentType, useEffect, useState } from 'react';
import type { postContact } from '../../../services/contracts/contact';
import type { InquiryType } from '../../../services/contracts/limits/contact';
import { call, type FormFault } from '../../api/call';
import { useSendingKey } from '../../api/use-sending-key';
import { keepForm, prepareKeeping } from '../../offline/keep-form';
import type { KeptListProps } from '../KeptList/KeptList';
import { trapped } from '../SpamTrap/SpamTrap';
import { echo, prepareToasts, withdraw } from '../Toasts/announce';
import { forgetDraft } from './draft';
import { countFaults, fieldErrors } from './field-errors';
import type { ContactFormTexts } from './texts';
import { useFormToken } from './use-form-token';

/** Where a message is kept and sent. */
export const PATH = '/api/contact';

type Status =
  | { step: 'writing'; error?: FormFault; isAnew?: boolean }
  | { step: 'sending' }
  | { step: 'sent'; reference: string; email: string }
  | { step: 'kept' };

interface SendMessage {
  status: Status;
  /** Back to an empty form. */
  writeAnother(): void;
  /** Shows what waits on this device, once it is loaded. */
  KeptList: ComponentType<KeptListProps> | undefined;
  /** The first thing that the visitor does in the form, and every further one. */
  touch(): void;
  send(form: HTMLFormElement, what: { inquiryType: InquiryType; about: string }): Promise<void>;
}

/** Sends a message, keeps it on the device where nothing gets through, and holds what came of it. */
export function useSendMessage(texts: ContactFormTexts): SendMessage {
  const [status, setStatus] = useState<Status>({ step: 'writing' });
  const [KeptList, setKeptList] = useState<ComponentType<KeptListProps>>();
  const token = useFormToken();
  const keys = useSendingKey();

  // loaded while there is a network; shows what an earlier visit left
  useEffect(() => {
    void prepareKeeping().then((keeper) => setKeptList(() => keeper?.KeptList));
  }, []);

  function finish(next: Status) {
    keys.forget();
    forgetDraft();
    token.renew();
    withdraw(texts.failed.title);
    setStatus(next);
  }

  const send: SendMessage['send'] = async (form, { inquiryType, about }) => {
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    const draft = { name: text('name'), email: text('email'), message: text('message') };
    const fields = fieldErrors(draft);
    if (Object.keys(fields).length > 0) {
      const message = countFaults(texts.summary, { fields });
      return setStatus({ step: 'writing', error: { message, fields } });
    }

    setStatus({ step: 'sending' });
    prepareToasts();
    const page = window.location.pathname;
    const message = { ...draft, inquiryType, page, ...(about && { about }) };
    const key = keys.keyFor(JSON.stringify(message));
    const body = { ...message, website: trapped(data), token: await token.read() };
    const offline = navigator.onLine ? texts.network : texts.offline;
    const result = await call<typeof postContact>('POST', PATH, body, offline, { key });
    if (result.ok) {
      echo('success', texts.sent.title, texts.sent.description);
      return finish({ step: 'sent', reference: result.value.reference, email: draft.email });
    }
    const isLost = result.error.status === 0;
    const kept = isLost && (await keepForm(form, { id: key, path: PATH, body }));
    if (kept) {
      setKeptList(() => kept);
      return finish({ step: 'kept' });
    }
    echo('error', texts.failed.title, result.error.message || texts.failed.description);
    setStatus({ step: 'writing', error: result.error });
  };

  return {
    status,
    writeAnother: () => setStatus({ step: 'writing', isAnew: true }),
    KeptList,
    touch: token.touch,
    send,
  };
}
