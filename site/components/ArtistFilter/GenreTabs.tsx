import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { isForBrowser } from '../../is-for-browser';
import { useChosenInSight } from '../../use-chosen-in-sight';
import * as styles from './ArtistFilter.module.css';
import { type Filter, writeFilter } from './match';

interface GenreTabsProps {
  label: string;
  tabs: { id: string | null; label: string }[];
  filter: Filter;
  pathname: string;
  /** Id of the list that the tabs narrow. */
  results: string;
  onChoose: (genre: string | null) => void;
}

/** One tab a genre. They are links to the list so narrowed, and change it in place. */
export function GenreTabs({ label, tabs, filter, pathname, results, onChoose }: GenreTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useChosenInSight(list, filter.genre);

  function handleClick(event: MouseEvent, genre: string | null) {
    if (isForBrowser(event)) return;
    event.preventDefault();
    onChoose(genre);
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex(({ id }) => id === filter.genre);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
      ' ': at,
    };
    const step = steps[event.key];
    const to = step === undefined ? undefined : (step + tabs.length) % tabs.length;
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus();
  }

  return (
    <div
      ref={list}
      className={styles.genres}
      role="tablist"
      data-live-only=""
      aria-label={label}
      onKeyDown={handleKey}
    >
      {tabs.map(({ id, label: genre }) => (
        <a
          key={genre}
          data-needs-script={`genre-${id}`}
          role="tab"
          href={pathname + writeFilter({ ...filter, genre: id })}
          aria-selected={id === filter.genre}
          aria-controls={results}
          tabIndex={id === filter.genre ? 0 : -1}
          onClick={(event) => handleClick(event, id)}
        >
          {genre}
        </a>
      ))}
    </div>
  );
}
