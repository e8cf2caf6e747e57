import type { RefObject } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './SiftField.module.css';

interface SiftFieldProps {
  label: string;
  placeholder: string;
  /** Where the query is sent without script. */
  action: string;
  query: string;
  onChange: (query: string) => void;
  /** For `useTypedBefore`, and for whoever moves the focus into the field. */
  field: RefObject<HTMLInputElement | null>;
}

/** A field that sifts what stands below it while somebody types. */
export function SiftField({ label, placeholder, action, query, onChange, field }: SiftFieldProps) {
  return (
    <form
      className={styles.form}
      method="get"
      action={action}
      onSubmit={(event) => event.preventDefault()}
    >
      <Icon name="magnifying-glass" />
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
    </form>
  );
}
