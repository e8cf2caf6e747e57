import type { EventYearContext } from '../../pages/events';
import { BackLink } from '../BackLink/BackLink';
import { LinkTabs } from '../LinkTabs/LinkTabs';
import { PageHead } from '../PageHead/PageHead';
import * as styles from './EventLists.module.css';
import { EventRows } from './EventRows';

/** A year that is over, or what is over of this one. */
export function EventsOfYear(props: EventYearContext) {
  const { title, lead, back, years, pastHeading, builtAt, ofYear } = props;
  return (
    <>
      <PageHead title={title} lead={lead}>
        <BackLink back={back} />
      </PageHead>
      <section className={`wrap ${styles.ofYear}`}>
        <h2 className="visually-hidden">{pastHeading}</h2>
        <LinkTabs {...years} />
        <EventRows happenings={ofYear} builtAt={builtAt} />
      </section>
    </>
  );
}
