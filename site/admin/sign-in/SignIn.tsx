import { type FormEvent, useEffect, useRef, useState } from 'react';
import { endpointUrl, type FormFault } from '../../api/call';
import { actionClass } from '../../components/Action/Action';
import { Field } from '../../components/Field/Field';
import { announce } from '../../components/Toasts/announce';
import { useIsLive } from '../../use-is-live';
import { linkToken } from '../link-token';
import { StaffIcon } from '../StaffIcon';
import { ModeSwitch } from './ModeSwitch';
import { PasswordField } from './PasswordField';
import * as styles from './SignIn.module.css';
import { type Mode, send } from './send';
import type { Outcome, SignInTexts } from './texts';

/** Where the form leads if it is sent before the script runs: to an answer, not into the address. */
const LOGIN = endpointUrl('/api/auth/login');

type Status =
  | { step: 'writing'; fault?: FormFault }
  | { step: 'sending' }
  | { step: 'done'; outcome: Outcome };

interface SignInProps {
  texts: SignInTexts;
  /** A link from a mail led here: what it is for goes before any session that is open. */
  onLink: () => void;
}

/** Log in, sign up, confirm it, and the way back for a forgotten password. One form, five uses. */
export function SignIn({ texts, onLink }: SignInProps) {
  const [mode, setMode] = useState<Mode>('login');
  const [token, setToken] = useState('');
  const [status, setStatus] = useState<Status>({ step: 'writing' });
  const isLive = useIsLive();
  const summary = useRef<HTMLDivElement>(null);
  const words = texts[mode];
  const fault = status.step === 'writing' ? status.fault : undefined;

  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get('mode');
    if (wanted === 'signup' || wanted === 'reset') setMode(wanted);

    function takeToken() {
      const renewal = linkToken();
      const link = renewal ?? linkToken('confirm');
      if (link === undefined) return;
      setToken(link.token);
      setMode(renewal ? 'renew' : 'confirm');
      setStatus({ step: 'writing' });
      onLink();
    }
    takeToken();
    window.addEventListener('hashchange', takeToken);
    return () => window.removeEventListener('hashchange', takeToken);
  }, [onLink]);

  useEffect(() => {
    if (fault || status.step === 'done') summary.current?.focus();
  }, [fault, status.step]);

  function turnTo(next: Mode) {
    setMode(next);
    setStatus({ step: 'writing' });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = {
      email: String(data.get('email') ?? '').trim(),
      password: String(data.get('password') ?? ''),
      token,
    };
    const empty = [...form.querySelectorAll('input')].find(({ value }) => value.trim() === '');
    if (empty) return empty.focus(); // specification, section 5: nothing happens

    setStatus({ step: 'sending' });
    const result = await send(mode, typed, texts.offline);
    if (!result.ok) {
      announce('error', texts.failed, result.error.message);
      return setStatus({ step: 'writing', fault: result.error });
    }
    const { done } = words;
    if (typeof done === 'string') return announce('success', done);
    announce('success', done.title, done.text);
    // a session takes the reader to the admin area; without one there is a mail to wait for
    if (mode !== 'login') setStatus({ step: 'done', outcome: done });
  }

  if (status.step === 'done')
    return (
      <div className={styles.form}>
        <div ref={summary} tabIndex={-1} className={styles.good} role="status">
          <StaffIcon name="check-circle" />
          <div>
            <h1>{status.outcome.title}</h1>
            <p>{status.outcome.text}</p>
          </div>
        </div>
        <button type="button" className={actionClass('link')} onClick={() => turnTo('login')}>
          {texts.backToLogin}
        </button>
      </div>
    );

  return (
    <div className={styles.form}>
      <form
        action={LOGIN}
        method="post"
        noValidate
        className={styles.fields}
        onSubmit={handleSubmit}
      >
        <h1 className={`display ${styles.title}`}>{words.title}</h1>
        {fault && (
          <div ref={summary} tabIndex={-1} className={styles.bad} role="alert">
            <StaffIcon name="warning-circle" />
            <p>
              <b>{texts.failed}</b> {fault.message}
            </p>
          </div>
        )}
        {'text' in words && <p className="muted">{words.text}</p>}
        {mode !== 'renew' && mode !== 'confirm' && (
          <Field
            label={texts.email}
            name="email"
            type="email"
            autoComplete="username"
            placeholder={texts.emailPlaceholder}
            error={fault?.fields.email}
          />
        )}
        {mode !== 'reset' && (
          <PasswordField
            key={mode}
            texts={texts}
            isNew={mode !== 'login'}
            error={fault?.fields.password}
          />
        )}
        <button
          type="submit"
          className={actionClass('default', 'lg')}
          disabled={!isLive || status.step === 'sending'}
          aria-busy={status.step === 'sending'}
        >
          {status.step === 'sending' ? words.sending : words.button}
        </button>
        <noscript>
          <p>{texts.noScript}</p>
        </noscript>
      </form>
      <ModeSwitch texts={texts} mode={mode} onTurn={turnTo} />
      <p className={styles.note}>{texts.note}</p>
    </div>
  );
}
