import { useRef } from 'react';
import { SiftField } from '../SiftField/SiftField';
import { useTypedBefore } from '../SiftField/use-typed-before';
import { Tally } from '../Tally/Tally';
import * as styles from './QuestionSearch.module.css';

interface QuestionSearchProps {
  label: string;
  /** The site's own search. */
  action: string;
  query: string;
  onChange: (query: string) => void;
  /** How many questions are left, in words. */
  count: string;
}

/** A field that sifts the questions of the page; without script it searches the whole site. */
export function QuestionSearch({ label, action, query, onChange, count }: QuestionSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(field, onChange);

  return (
    <search className={styles.search} data-needs-script="address">
      <SiftField {...{ label, action, query, onChange, field }} placeholder={label} />
      <p>
        <Tally>{query.trim() && count}</Tally>
      </p>
    </search>
  );
}
