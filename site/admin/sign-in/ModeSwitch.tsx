import type { FormEvent } from 'react';
import { actionClass } from '../../components/Action/Action';
import * as styles from './SignIn.module.css';
import type { Mode } from './send';
import type { SignInTexts } from './texts';

interface ModeSwitchProps {
  texts: SignInTexts;
  mode: Mode;
  onTurn: (mode: Mode) => void;
}

/** The ways from one use of the form to the others. Before the script runs they load the page anew. */
export function ModeSwitch({ texts, mode, onTurn }: ModeSwitchProps) {
  const ways: { to: Mode; label: string }[] = {
    login: [
      { to: 'signup' as const, label: texts.login.other },
      { to: 'reset' as const, label: texts.forgot },
    ],
    signup: [{ to: 'login' as const, label: texts.signup.other }],
    confirm: [],
    reset: [{ to: 'login' as const, label: texts.backToLogin }],
    renew: [{ to: 'reset' as const, label: texts.forgot }],
  }[mode];

  function handleSubmit(event: FormEvent, to: Mode) {
    event.preventDefault();
    onTurn(to);
  }

  return (
    <div className={styles.others}>
      {ways.map(({ to, label }) => (
        <form key={to} action="/auth" method="get" onSubmit={(event) => handleSubmit(event, to)}>
          <button type="submit" name="mode" value={to} className={actionClass('link')}>
            {label}
          </button>
        </form>
      ))}
    </div>
  );
}
