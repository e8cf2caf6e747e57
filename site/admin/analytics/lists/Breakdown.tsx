import { useState } from 'react';
import { Choices } from '../../desk/Choices';
import type { AdminTexts } from '../../desk/texts';
import type { Filters } from '../choice/summary-query';
import * as styles from './Breakdown.module.css';

/** One line of a list. */
export interface Line {
  /** As the summary's filters know it. */
  key: string;
  label: string;
  count: number;
}

/** The values of one kind, most first. */
export interface List {
  name: string;
  lines: Line[];
  /** The filter that a line narrows everything to; left out where there is none. */
  filter?: keyof Filters;
}

interface BreakdownProps {
  texts: AdminTexts;
  title: string;
  /** Beneath that of the part of the page which it stands in. */
  heading?: 'h2' | 'h3';
  /** What is counted. */
  unit: string;
  /** What the shares are of: a list may be cut, and not everything is in every list. */
  whole: number;
  lists: List[];
  onFilter?: (filter: Filters) => void;
}

/** Lines that are shown before somebody asks for all. */
const LINES = 6;

/** Lists of the most frequent values, one at a time, each line with a bar as long as its share of the first. */
export function Breakdown(props: BreakdownProps) {
  const { texts, title, heading: Heading = 'h2', unit, whole, lists, onFilter } = props;
  const words = texts.desk.analytics;
  const [chosen, setChosen] = useState(0);
  const [isWhole, setIsWhole] = useState(false);
  const list = lists[chosen];
  const { lines = [], filter } = list ?? {};
  const most = Math.max(1, ...lines.map(({ count }) => count));
  const share = (count: number) => `${Math.round((100 * count) / whole)} %`;

  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <Heading>{title}</Heading>
        <span>{unit}</span>
      </div>
      {lists.length > 1 && (
        <Choices
          label={title}
          isQuiet
          value={String(chosen)}
          options={lists.map(({ name }, index) => ({ value: String(index), label: name }))}
          onChoose={(index) => {
            setChosen(Number(index));
            setIsWhole(false);
          }}
        />
      )}
      {lines.length === 0 ? (
        <p className="muted">{words.nothing}</p>
      ) : (
        <ol>
          {lines.slice(0, isWhole ? lines.length : LINES).map(({ key, label, count }) => (
            <li key={key}>
              {filter && onFilter ? (
                <button
                  type="button"
                  title={words.filter.replace('{name}', label)}
                  onClick={() => onFilter({ [filter]: key })}
                >
                  {label}
                </button>
              ) : (
                <span>{label}</span>
              )}
              <b>{count.toLocaleString('en')}</b>
              <small>{share(count)}</small>
              <i style={{ inlineSize: `${(100 * count) / most}%` }} />
            </li>
          ))}
        </ol>
      )}
      {lines.length > LINES && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? words.fewer : words.all.replace('{n}', String(lines.length))}
        </button>
      )}
    </section>
  );
}
