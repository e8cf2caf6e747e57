import { useEffect, useState } from 'react';
import { whenIdle } from '../../when-idle';
import * as styles from './Today.module.css';

/** Today on the visitor's calendar, as a large sheet. Only script knows it, so it comes with script. */
export function Today({ label }: { label: string }) {
  const [today, setToday] = useState<Date>();
  useEffect(() => whenIdle(() => setToday(new Date())), []);
  const part = (options: Intl.DateTimeFormatOptions) =>
    today && new Intl.DateTimeFormat('en-GB', options).format(today);

  return (
    <div className={styles.sheet}>
      <span className="label">{label}</span>
      <time className={styles.date} dateTime={today && localDay(today)}>
        <span className={`display ${styles.day}`}>{part({ day: 'numeric' })}</span>
        <span className="label">{part({ month: 'short', year: 'numeric' })}</span>
      </time>
    </div>
  );
}

/** `2026-11-20` on the visitor's own calendar. */
function localDay(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
