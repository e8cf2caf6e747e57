import { useEffect, useState } from 'react';
import type { LinkTo } from '../../pages/page';
import { whenIdle } from '../../when-idle';
import { whenSeen } from '../../when-seen';
import { Action } from '../Action/Action';
import { Chip } from '../Chip/Chip';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import * as styles from './HappeningRow.module.css';
import { visitorsTime } from './visitors-time';

/** An event as lists show it. */
export interface HappeningData {
  id: string;
  title: string;
  /** The moment it begins and the moment it counts as over, ISO 8601 UTC. */
  startsAt: string;
  overAt: string;
  /** On the calendar of its own zone: `14`, `Feb`, `2024`. */
  day: string;
  month: string;
  year: string;
  /** As announced: `8:00PM EST`. */
  time: string;
  place: string;
  upcoming: LinkTo[];
  past: LinkTo[];
  pastLabel: string;
  /** Says so of an event that does not take place, in place of `pastLabel`. */
  cancelled?: string;
}

interface HappeningRowProps {
  happening: HappeningData;
  builtAt: string;
  /** In a list as wide as the page: a picture beside the date, the controls at the far end. */
  picture?: PictureData;
}

/** An event. Whether it is over is decided by the visitor's clock, when it is looked at. */
export function HappeningRow({ happening, builtAt, picture }: HappeningRowProps) {
  const [now, setNow] = useState(builtAt);
  useEffect(() => whenSeen(() => setNow(new Date().toISOString())), []);
  const { cancelled } = happening;
  const isPast = happening.overAt <= now;
  const [local, setLocal] = useState('');
  useEffect(
    () => whenIdle(() => setLocal(visitorsTime(happening.startsAt, navigator.language))),
    [happening.startsAt],
  );

  return (
    <article
      id={picture && happening.id} // its address is on the page that has all
      className={styles.row}
      data-past={isPast || undefined}
      data-wide={picture !== undefined || undefined}
    >
      <time className={styles.block} dateTime={happening.startsAt}>
        <span className={`display ${styles.day}`}>{happening.day}</span>
        <span className="label">
          {happening.month}
          <br />
          {happening.year}
        </span>
      </time>
      {picture && (
        <div className={styles.art}>
          <Picture picture={picture} sizes="200px" alt="" position="74% 46%" />
        </div>
      )}
      <div className={styles.words}>
        <h3>{happening.title}</h3>
        <p className="muted">
          {`${happening.time}\u00a0· ${happening.place}`}
          {local && !isPast && <span className={styles.local}>{local}</span>}
        </p>
      </div>
      <div className={styles.actions}>
        {(cancelled || isPast) && (
          <Chip look="outline">
            <Icon name={cancelled ? 'x' : 'clock-back'} size={1.1} />
            {cancelled ?? happening.pastLabel}
          </Chip>
        )}
        {(isPast ? happening.past : happening.upcoming).map(({ label, href }) => (
          <Action key={href} href={href} look="outline" size="sm">
            {label}
            <span className="visually-hidden">{`: ${happening.title}`}</span>
            <Icon name={href.endsWith('.ics') ? 'calendar-plus' : 'arrow-right'} />
          </Action>
        ))}
      </div>
    </article>
  );
}
