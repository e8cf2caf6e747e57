import type { ReactNode } from 'react';
import type { InquiryType } from '../../../services/contracts/limits/contact';
import * as styles from './InquiryChoice.module.css';

interface InquiryChoiceProps {
  legend: string;
  types: { id: InquiryType; label: string; hint: string }[];
  value: InquiryType;
  onChange(type: InquiryType): void;
  /** What stands below the choice. */
  children: ReactNode;
}

/** What the message is about: one of a few, each with a line on what helps to answer it. */
export function InquiryChoice({ legend, types, value, onChange, children }: InquiryChoiceProps) {
  const hint = types.find(({ id }) => id === value)?.hint;
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.grid}>
        {types.map(({ id, label }) => (
          <label key={id}>
            <input
              type="radio"
              name="inquiryType"
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
            />
            <span className={styles.diamond} aria-hidden="true" />
            {label}
          </label>
        ))}
      </div>
      {/* without script the service writes the hint of the type that the address names */}
      <p className="caption" aria-live="polite" suppressHydrationWarning>
        {hint}
      </p>
      {children}
    </fieldset>
  );
}
