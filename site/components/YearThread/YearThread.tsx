import { type CSSProperties, useEffect, useState } from 'react';
import { whenSeen } from '../../when-seen';
import { momentsOf, shareOfYear } from './share-of-year';
import * as styles from './YearThread.module.css';

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, month)),
);

/**
 * The year as a warp of as many threads as it has weeks, woven up to today on the visitor's calendar.
 * Decoration: the sheet above says the date. Without script nothing is woven yet.
 *
 * @param moments beginnings of events, ISO 8601; those of this year stand as marks on the cloth
 */
export function YearThread({ moments }: { moments: string[] }) {
  const [today, setToday] = useState<Date>();
  useEffect(() => whenSeen(() => setToday(new Date())), []);
  const year = today?.getFullYear();
  const marks = momentsOf(moments, year);

  return (
    <div className={styles.year} aria-hidden="true">
      <div className={styles.warp}>
        <div className={styles.weft} style={at(today && shareOfYear(today))} />
        {marks.map((moment) => (
          <i key={moment.getTime()} className={styles.mark} style={at(shareOfYear(moment))} />
        ))}
      </div>
      <ol className={styles.months}>
        {MONTHS.map((name, month) => (
          <li key={name} data-now={month === today?.getMonth() || undefined}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}

// custom properties are not in React's style type
function at(share = 0): CSSProperties {
  return { '--at': `${Math.round(share * 1000) / 10}%` } as CSSProperties;
}
