import type { EventsContext } from '../../pages/events';
import { LinkTabs } from '../LinkTabs/LinkTabs';
import { NewsletterForm } from '../NewsletterForm/NewsletterForm';
import * as styles from './EventLists.module.css';
import { EventRows } from './EventRows';
import { useByClock } from './use-by-clock';

type EventListsProps = Pick<
  EventsContext,
  'upcomingHeading' | 'none' | 'today' | 'edge' | 'pastHeading' | 'builtAt' | 'happenings' | 'years'
>;

/** What is to come, the edge that is today, and what is over. The visitor's clock draws the line. */
export function EventLists(props: EventListsProps) {
  const { upcomingHeading, none, today, edge, pastHeading, builtAt, happenings, years } = props;
  const { upcoming, past } = useByClock(happenings, builtAt);

  return (
    <>
      <section className={`wrap ${styles.upcoming}`}>
        <h2 className="display">{upcomingHeading}</h2>
        {upcoming.length === 0 && (
          <div className={styles.none}>
            <span className={styles.blank} aria-hidden="true" />
            <div>
              <h3>{none.title}</h3>
              <p className="muted">{none.text}</p>
              <NewsletterForm source="join_newsletter" topics={none.topics} />
            </div>
          </div>
        )}
        <EventRows happenings={upcoming} builtAt={builtAt} />
      </section>
      {past.length > 0 && (
        <>
          <div className="selvedge" />
          <p className={`wrap ${styles.edge}`}>
            <span className="label">{today}</span> <span>{edge}</span>
          </p>
          <section className={`wrap ${styles.past}`}>
            <h2 className="display">{pastHeading}</h2>
            {years && <LinkTabs {...years} />}
            <EventRows happenings={past} builtAt={builtAt} />
          </section>
        </>
      )}
    </>
  );
}
