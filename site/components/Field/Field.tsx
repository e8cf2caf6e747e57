import {
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './Field.module.css';

interface Common {
  name: string;
  label: string;
  /** Whether the label is for readers only, where what stands around says the same. */
  isLabelHidden?: boolean;
  /** What is wrong with the value; read out with the field. */
  error: string | undefined;
  /** Whether the error is read out by itself: where the focus was in the field and stays there, nobody hears of it. */
  isErrorSaid?: boolean;
  /** A button that stands at the end of the field, joined to it. */
  joined?: ReactNode;
}

type FieldProps = Common &
  (
    | ({ multiline?: false } & InputHTMLAttributes<HTMLInputElement>)
    | ({ multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  );

/** A labelled field that can show an error. Every input of the site goes through it. */
export function Field({
  label,
  isLabelHidden,
  error,
  isErrorSaid,
  joined,
  ...control
}: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const wiring = {
    id,
    className: styles.control,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  };
  const input = control.multiline ? (
    <textarea {...wiring} {...withoutMultiline(control)} />
  ) : (
    <input {...wiring} {...withoutMultiline(control)} />
  );

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {joined ? (
        <div className={styles.row}>
          {input}
          {joined}
        </div>
      ) : (
        input
      )}
      {error !== undefined && (
        <p id={errorId} role={isErrorSaid ? 'alert' : undefined} className={styles.error}>
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
