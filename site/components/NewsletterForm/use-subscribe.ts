import {
  type ComponentType,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  type SubscriptionSource,
  TOPIC_REQUIRED,
  type Topic,
} from '../../../services/contracts/limits/subscriptions';
import type { postSubscription } from '../../../services/contracts/subscriptions';
import { call, type FormFault } from '../../api/call';
import { useSendingKey } from '../../api/use-sending-key';
import { keepForm } from '../../offline/keep-form';
import { useIsLive } from '../../use-is-live';
import { bringIntoView } from '../Field/bring-into-view';
import { emailFault } from '../Field/email-fault';
import type { KeptListProps } from '../KeptList/KeptList';
import { trapped } from '../SpamTrap/SpamTrap';
import { echo, prepareToasts, withdraw } from '../Toasts/announce';
import type { NewsletterTexts, Wording } from './texts';

type Status =
  | { step: 'writing'; fault?: FormFault; isSaid?: boolean }
  | { step: 'sending' }
  | { step: 'sent'; email: string }
  | { step: 'kept'; KeptList: ComponentType<KeptListProps> };

const PATH = '/api/subscriptions';

interface Subscribe {
  source: SubscriptionSource;
  page: string;
  texts: NewsletterTexts;
  wording: Wording;
  mustChoose: boolean;
  onSent: (() => void) | undefined;
}

interface SubscribeState {
  form: RefObject<HTMLFormElement | null>;
  status: Status;
  /** Whether script runs: until then the browser checks the fields. */
  isLive: boolean;
  submit(event: FormEvent<HTMLFormElement>): void;
}

/** Sends a newsletter form, one press at a time, and holds what came of it. */
export function useSubscribe(given: Subscribe): SubscribeState {
  const { source, page, texts, wording, mustChoose, onSent } = given;
  const [status, setStatus] = useState<Status>({ step: 'writing' });
  const form = useRef<HTMLFormElement>(null);
  const keys = useSendingKey();
  const isLive = useIsLive();

  // the button that was pressed could not keep the focus while it was disabled
  useEffect(() => {
    if (status.step !== 'writing' || !status.fault) return;
    const wrong = '[aria-invalid="true"], [data-invalid] input';
    const first = form.current?.querySelector<HTMLElement>(wrong);
    bringIntoView(first ?? form.current?.querySelector<HTMLElement>('[type="submit"]'));
  }, [status]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.step === 'sending') return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email') ?? '');
    // the form offers no others
    const topics = data.getAll('topics') as Topic[];

    const fields: Record<string, string> = {};
    const wrong = emailFault(email);
    if (mustChoose && topics.length === 0) fields.topics = TOPIC_REQUIRED;
    if (wrong) fields.email = wrong;
    if (Object.keys(fields).length > 0) {
      const isSaid = document.activeElement?.getAttribute('name') === 'email';
      return setStatus({ step: 'writing', fault: { message: '', fields }, isSaid });
    }

    setStatus({ step: 'sending' });
    prepareToasts();
    const chosen = topics.length > 0 && { topics };
    const body = { email, source, ...chosen, page, website: trapped(data) };
    const key = keys.keyFor(JSON.stringify(body));
    const offline = navigator.onLine ? texts.network : texts.offline;
    const result = await call<typeof postSubscription>('POST', PATH, body, offline, { key });
    const isLost = !result.ok && result.error.status === 0;
    const KeptList = isLost && (await keepForm(form.current, { id: key, path: PATH, body }));
    if (result.ok || KeptList) keys.forget();
    if (KeptList) {
      form.current?.reset();
      withdraw(texts.failed);
      setStatus({ step: 'kept', KeptList });
    } else if (result.ok) {
      form.current?.reset();
      setStatus({ step: 'sent', email });
      onSent?.();
      withdraw(texts.failed);
      echo('success', texts[wording].title, texts[wording].text);
    } else {
      setStatus({ step: 'writing', fault: shownFault(result.error, mustChoose) });
      echo('error', texts.failed, firstOf(result.error));
    }
  }

  return { form, status, isLive, submit };
}

/** A fault of a field that the visitor does not see stands with the whole form. */
function shownFault(fault: FormFault, hasChoice: boolean): FormFault {
  const { email, topics } = fault.fields;
  return {
    message: firstOf(fault),
    fields: { ...(email && { email }), ...(hasChoice && topics && { topics }) },
  };
}

function firstOf({ message, fields }: FormFault): string {
  return Object.values(fields)[0] ?? message;
}
