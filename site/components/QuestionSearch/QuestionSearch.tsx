import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './QuestionSearch.module.css';

interface QuestionSearchProps {
  label: string;
  /** Where the query is sent without script: the site's own search. */
  action: string;
  query: string;
  onChange: (query: string) => void;
  /** How many questions are left, in words. */
  count: string;
}

/** A field that sifts the questions of the page; without script it searches the whole site. */
export function QuestionSearch({ label, action, query, onChange, count }: QuestionSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  // what was typed before script ran is kept
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (field.current?.value) onChange(field.current.value);
  }, []);

  return (
    <search className={styles.search} data-needs-script="address">
      <form method="get" action={action} onSubmit={(event) => event.preventDefault()}>
        <Icon name="magnifying-glass" />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => onChange(event.target.value)}
        />
      </form>
      <p role="status">{query.trim() && count}</p>
    </search>
  );
}
