import { type CSSProperties, type FormEvent, useRef } from 'react';
import { SEARCH_LIMITS } from '../../../services/contracts/limits/lists';
import { endpointUrl } from '../../api/call';
import { actionClass } from '../Action/Action';
import { Field } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { fitQuery } from './fit-query';
import * as styles from './SearchField.module.css';

interface SearchFieldProps {
  query: string;
  onChange: (query: string) => void;
  label: string;
  button: string;
}

/** The query as the headline. Without script the service answers it. */
export function SearchField({ query, onChange, label, button }: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null);
  const { size, stretch } = fitQuery(query || button);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.current?.querySelector('input')?.focus();
  }

  return (
    <search>
      <form
        ref={form}
        action={endpointUrl('/search')}
        className={styles.form}
        // custom properties are not in React's style type
        style={{ '--size': size, '--stretch': `${stretch}%` } as CSSProperties}
        onSubmit={handleSubmit}
      >
        <Field
          name="q"
          label={label}
          error={undefined}
          className={`display ${styles.query}`}
          value={query}
          placeholder={button}
          maxLength={SEARCH_LIMITS.queryMax}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button type="submit" className={`${actionClass()} ${styles.button}`} aria-label={button}>
          <Icon name="magnifying-glass" size={1.75} />
        </button>
      </form>
    </search>
  );
}
