import { useEffect, useState } from 'react';
import { whenIdle } from '../../when-idle';
import { whenSeen } from '../../when-seen';
import { Chip } from '../Chip/Chip';
import * as styles from './OfficeHours.module.css';
import { type OfficeRow, officeNow } from './office-now';

/** The office’s hours and the words around them. */
export interface OfficeHoursData {
  heading: string;
  zoneLabel: string;
  /** IANA name of the zone the hours are kept in. */
  timezone: string;
  note: string;
  rows: OfficeRow[];
  /** `{hours}` and `{when}` stand for what the visitor's clock says. */
  yours: string;
  openNow: string;
  closedNow: string;
}

type Now = ReturnType<typeof officeNow>;

/** Keeps the place of what the visitor's clock will say; browsers of text alone show nothing there. */
const ROOM = '\u00a0';

/** When the office answers: in its own zone, and, once script knows the visitor's, in theirs. */
export function OfficeHours({ data }: { data: OfficeHoursData }) {
  const [now, setNow] = useState<Now | null>(null);
  useEffect(() => {
    const look = () => setNow(officeNow(data.rows, data.timezone, new Date()));
    return whenSeen(() => whenIdle(look));
  }, [data]);

  return (
    <section className={styles.hours} data-waiting={now ? undefined : true}>
      <h2 className="label">{`${data.heading}, ${data.zoneLabel}`}</h2>
      <Chip look={now?.isOpen ? 'accent' : 'outline'}>{now ? standing(now, data) : ROOM}</Chip>
      <dl>
        {data.rows.map(({ days, display, hours }, index) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>
              {display}
              {hours && (
                <small>
                  {now ? data.yours.replace('{hours}', now.visitors[index] ?? '') : ROOM}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="caption">{data.note}</p>
    </section>
  );
}

function standing({ isOpen, opensAt }: Now, { openNow, closedNow }: OfficeHoursData): string {
  return isOpen ? openNow : closedNow.replace('{when}', opensAt);
}
