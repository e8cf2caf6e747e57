import type { PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { Action } from '../../components/Action/Action';
import { BackLink } from '../../components/BackLink/BackLink';
import { EventLists } from '../../components/EventLists/EventLists';
import { EventsOfYear } from '../../components/EventLists/EventsOfYear';
import { Icon } from '../../components/Icon/Icon';
import { StripTitle } from '../../components/StripTitle/StripTitle';
import { Today } from '../../components/Today/Today';
import { YearThread } from '../../components/YearThread/YearThread';
import { fillPhrase } from '../../fill-phrase';
import type { EventsContext, EventYearContext } from '../../pages/events';
import * as styles from './events.module.css';

type Context = EventsContext | EventYearContext;

/** `/join/events`, and below it the years that are over. */
export default function JoinEvents({ pageContext }: PageProps<object, Context>) {
  if ('ofYear' in pageContext) return <EventsOfYear {...pageContext} />;
  return <EventsNow {...pageContext} />;
}

/** Today's date, what is to come, what is over. */
function EventsNow(context: EventsContext) {
  const { title, lead, back, today, zone, calendar, calendarNote, feeds } = context;
  const [here, setHere] = useState('');
  useEffect(() => setHere(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return (
    <>
      <div className={styles.head}>
        <Today label={today} />
        <div className={styles.words}>
          <BackLink back={back} />
          <h1 className="display">
            <StripTitle size={{ wide: 15, narrow: 18 }}>{title}</StripTitle>
          </h1>
          <div className={styles.zone}>
            <div>
              <p className="muted">{lead}</p>
              <p className={styles.here} data-waiting={here ? undefined : true}>
                <Icon name="globe-hemisphere-west" />
                <b>{fillPhrase(zone, { zone: here.replaceAll('_', ' ') })}</b>
              </p>
            </div>
            <div className={styles.calendar}>
              <Action href={calendar.href} look="outline" size="sm">
                <Icon name="calendar-plus" />
                {calendar.label}
              </Action>
              <p className="caption">{calendarNote}</p>
              <Action href={feeds.href} look="link" size="sm">
                {feeds.label}
              </Action>
            </div>
          </div>
        </div>
      </div>
      <YearThread moments={context.happenings.map(({ startsAt }) => startsAt)} />
      <EventLists {...context} />
    </>
  );
}

export { Head } from '../../components/Seo/Seo';
