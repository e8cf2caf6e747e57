import { useEffect, useRef } from 'react';
import { whenSeen } from '../../when-seen';
import * as styles from './Today.module.css';
import { writeToday } from './write-today';

/** Runs when the page is read to here. */
const AT_ONCE = `(${writeToday})(document.currentScript.previousElementSibling)`;

/** Today on the visitor's calendar, as a large sheet. Only script knows it, so it comes with script. */
export function Today({ label }: { label: string }) {
  const time = useRef<HTMLTimeElement>(null);
  // for whoever comes from another page, where the script below does not run, and to whoever it has become tomorrow
  useEffect(() => whenSeen(() => time.current && writeToday(time.current)), []);

  return (
    <div className={styles.sheet}>
      <span className="label">{label}</span>
      <time ref={time} className={styles.date} suppressHydrationWarning>
        <span className={`display ${styles.day}`} suppressHydrationWarning>
          {''}
        </span>
        <span className="label" suppressHydrationWarning>
          {''}
        </span>
      </time>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours, and nothing else */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: AT_ONCE }} />
    </div>
  );
}
