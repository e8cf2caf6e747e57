import { type FormEvent, useEffect, useRef } from 'react';
import { endpointUrl, type FormFault } from '../../api/call';
import { actionClass } from '../../components/Action/Action';
import { Field } from '../../components/Field/Field';
import { useOpenFault } from '../../components/Field/use-open-fault';
import { useIsLive } from '../../use-is-live';
import { StaffIcon } from '../StaffIcon';
import { ModeSwitch } from './ModeSwitch';
import { PasswordField } from './PasswordField';
import * as styles from './SignIn.module.css';
import type { Mode } from './send';
import type { Outcome, SignInTexts } from './texts';
import { useSignIn } from './use-sign-in';

/** Where the form leads if it is sent before the script runs: to an answer, not into the address. */
const LOGIN = endpointUrl('/api/auth/login');

const isSentence = (mode: Mode) => mode !== 'login' && mode !== 'signup';

interface SignInProps {
  texts: SignInTexts;
  /** A link from a mail led here: what it is for goes before any session that is open. */
  onLink: () => void;
}

/** Log in, sign up, confirm it, and the way back for a forgotten password. One form, five uses. */
export function SignIn({ texts, onLink }: SignInProps) {
  const { mode, status, turnTo, submit } = useSignIn(texts, onLink);
  const isLive = useIsLive();
  const words = texts[mode];
  const fault = status.step === 'writing' ? status.fault : undefined;
  const { open, onInput } = useOpenFault(fault);
  const isSending = status.step === 'sending';
  const { box, handleTurn } = useFormFocus(status.step, fault, turnTo);

  if (status.step === 'done')
    return (
      <div ref={box} className={styles.form}>
        <Done outcome={status.outcome} />
        <button type="button" className={actionClass('link')} onClick={() => handleTurn('login')}>
          {texts.backToLogin}
        </button>
      </div>
    );

  return (
    <div ref={box} className={styles.form}>
      <form
        action={LOGIN}
        method="post"
        noValidate
        className={styles.fields}
        onInput={onInput}
        onSubmit={(event) => sendFilled(event, submit)}
      >
        <h1
          className={`display ${styles.title}`}
          data-long={isSentence(mode) || undefined}
          tabIndex={-1}
        >
          {words.title}
        </h1>
        {open && <Failed title={texts.failed} text={open.message} />}
        {'text' in words && <p className="muted">{words.text}</p>}
        {mode !== 'renew' && mode !== 'confirm' && (
          <EmailField texts={texts} error={open?.fields.email} />
        )}
        {mode !== 'reset' && (
          <PasswordField
            key={mode}
            texts={texts}
            isNew={mode !== 'login'}
            error={open?.fields.password}
          />
        )}
        <button
          type="submit"
          className={actionClass('default', 'lg')}
          disabled={!isLive || isSending}
          aria-busy={isSending}
        >
          {isSending ? words.sending : words.button}
        </button>
        <noscript>
          <p>{texts.noScript}</p>
        </noscript>
      </form>
      <ModeSwitch texts={texts} mode={mode} onTurn={handleTurn} />
      <p className={styles.note}>{texts.note}</p>
    </div>
  );
}

/** Keeps the focus in the form, whatever was in it goes. `handleTurn` turns to another use. */
function useFormFocus(step: string, fault: FormFault | undefined, turnTo: (mode: Mode) => void) {
  const box = useRef<HTMLDivElement>(null);
  const hasTurned = useRef(false);

  // the fault is read out by itself: the focus goes to what it is about, and else stays where it is
  useEffect(() => {
    const find = (part: string) => box.current?.querySelector<HTMLElement>(part);
    const isElsewhere = !box.current?.contains(document.activeElement);
    if (step === 'done') find('[tabindex="-1"]')?.focus();
    if (fault) (find('[aria-invalid="true"]') ?? (isElsewhere ? find('input') : null))?.focus();
  }, [fault, step]);

  // what was pressed to turn to another use is gone; the title says which one it is now
  useEffect(() => {
    if (!hasTurned.current) return;
    hasTurned.current = false;
    box.current?.querySelector('h1')?.focus();
  });

  function handleTurn(to: Mode) {
    hasTurned.current = true;
    turnTo(to);
  }

  return { box, handleTurn };
}

/** Hands over what was typed; with an empty field that one is shown, and nothing happens (specification, section 5). */
function sendFilled(
  event: FormEvent<HTMLFormElement>,
  submit: (typed: { email: string; password: string }) => Promise<void>,
) {
  event.preventDefault();
  const form = event.currentTarget;
  const empty = [...form.querySelectorAll('input')].find(({ value }) => value.trim() === '');
  if (empty) return empty.focus();
  const data = new FormData(form);
  void submit({
    email: String(data.get('email') ?? '').trim(),
    password: String(data.get('password') ?? ''),
  });
}

function EmailField({ texts, error }: { texts: SignInTexts; error: string | undefined }) {
  return (
    <Field
      label={texts.email}
      name="email"
      type="email"
      autoComplete="username"
      placeholder={texts.emailPlaceholder}
      error={error}
    />
  );
}

/** Takes the focus, with which it is read out. */
function Done({ outcome }: { outcome: Outcome }) {
  return (
    <div tabIndex={-1} className={styles.good}>
      <StaffIcon name="check-circle" />
      <div>
        <h1>{outcome.title}</h1>
        <p>{outcome.text}</p>
      </div>
    </div>
  );
}

function Failed({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.bad} role="alert">
      <StaffIcon name="warning-circle" />
      <p>
        <b>{title}</b> {text}
      </p>
    </div>
  );
}
