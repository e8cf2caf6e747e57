import { useState } from 'react';
import { PASSWORD_LIMITS } from '../../../services/contracts/limits/accounts';
import { Field } from '../../components/Field/Field';
import { StaffIcon } from '../StaffIcon';
import * as styles from './SignIn.module.css';
import type { SignInTexts } from './texts';

interface PasswordFieldProps {
  texts: SignInTexts;
  /** A password to be set, not one to be known. */
  isNew: boolean;
  error: string | undefined;
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField({ texts, isNew, error }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <div className={styles.password}>
        <Field
          label={isNew ? texts.newPassword : texts.password}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          maxLength={PASSWORD_LIMITS.maxBytes}
          autoCapitalize="none"
          spellCheck={false}
          error={error}
        />
        <button
          type="button"
          className={styles.eye}
          aria-label={isShown ? texts.hide : texts.show}
          onClick={() => setIsShown(!isShown)}
        >
          <StaffIcon name={isShown ? 'eye-slash' : 'eye'} />
        </button>
      </div>
      {isNew && <p className="caption">{texts.passwordHint}</p>}
    </div>
  );
}
