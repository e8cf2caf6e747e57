import { type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './SiftField.module.css';

interface SiftFieldProps {
  label: string;
  placeholder: string;
  /** Where the query is sent without script. */
  action: string;
  query: string;
  onChange: (query: string) => void;
  /** For whoever moves the focus into the field. */
  field?: RefObject<HTMLInputElement | null>;
}

/** A field that sifts what stands below it while somebody types. */
export function SiftField({ label, placeholder, action, query, onChange, field }: SiftFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  // what was typed before script ran is kept
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (input.current?.value) onChange(input.current.value);
  }, []);

  return (
    <form
      className={styles.form}
      method="get"
      action={action}
      onSubmit={(event) => event.preventDefault()}
    >
      <Icon name="magnifying-glass" />
      <input
        ref={input}
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
