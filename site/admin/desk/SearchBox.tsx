import { type FormEvent, useState } from 'react';
import { PAGE_LIMITS } from '../../../services/contracts/limits/lists';
import { StaffIcon } from '../StaffIcon';
import * as styles from './SearchBox.module.css';

interface SearchBoxProps {
  label: string;
  /** What the list is searched for. */
  searched: string;
  onSearch: (text: string) => void;
}

/** Searches on Enter, and again without words when it is emptied. */
export function SearchBox({ label, searched, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(searched);
  const [known, setKnown] = useState(searched);

  // it may be changed from elsewhere: by Back, or by a button that leads to one sender's messages
  if (searched !== known) {
    setKnown(searched);
    setText(searched);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSearch(text.trim());
  }

  return (
    <search>
      <form className={styles.box} onSubmit={handleSubmit}>
        <StaffIcon name="magnifying-glass" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={PAGE_LIMITS.searchMax}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (target.value === '') onSearch('');
          }}
        />
      </form>
    </search>
  );
}
