import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './Field.module.css';

interface Common {
  name: string;
  label: string;
  /** What is wrong with the value; read out with the field. */
  error: string | undefined;
}

type FieldProps = Common &
  (
    | ({ multiline?: false } & InputHTMLAttributes<HTMLInputElement>)
    | ({ multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  );

/** A labelled field that can show an error. Every input of the site goes through it. */
export function Field({ label, error, ...control }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const wiring = {
    id,
    className: styles.control,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {control.multiline ? (
        <textarea {...wiring} {...withoutMultiline(control)} />
      ) : (
        <input {...wiring} {...withoutMultiline(control)} />
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="warning-circle" />
          {error}
        </p>
      )}
    </div>
  );
}

function withoutMultiline<T extends { multiline?: boolean }>({ multiline: _, ...rest }: T) {
  return rest;
}
