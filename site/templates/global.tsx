import type { PageProps } from 'gatsby';
import { Action } from '../components/Action/Action';
import { ChartList } from '../components/ChartList/ChartList';
import { EventsByClock } from '../components/EventLists/EventsByClock';
import { HubHead } from '../components/HubHead/HubHead';
import { Icon } from '../components/Icon/Icon';
import { ImpactWall } from '../components/ImpactWall/ImpactWall';
import { SectionHead } from '../components/SectionHead/SectionHead';
import { StoryRow } from '../components/StoryRow/StoryRow';
import type { GlobalContext } from '../pages/hubs';
import * as styles from './global.module.css';

/** `/global`: the hub in fog blue, its title in a row; figures, order of what is out, dates, stories. */
export default function Global({ pageContext }: PageProps<object, GlobalContext>) {
  const { head, impact, charts, events, news } = pageContext;
  return (
    <div className={styles.hub}>
      <HubHead head={head} />
      <section className="section raised">
        <div className="wrap">
          <SectionHead title={impact.heading} lead={impact.lead} size="medium" stretch={100} />
          <ImpactWall figures={impact.figures} />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHead title={charts.heading} lead={charts.lead}>
            {charts.all && (
              <Action href={charts.all.href} look="link">
                {charts.all.label}
                <Icon name="arrow-right" />
              </Action>
            )}
          </SectionHead>
          <ChartList rows={charts.rows} open={charts.open} />
        </div>
      </section>
      <section className="section raised">
        <div className={`wrap ${styles.two}`}>
          <EventsByClock events={events}>
            {({ heading, none, rows }) => (
              <>
                <div>
                  <SectionHead title={heading} lead={none} size="medium" stretch={100} />
                  <Action href={events.link.href} look="link">
                    {events.link.label}
                    <Icon name="arrow-right" />
                  </Action>
                </div>
                <div>{rows}</div>
              </>
            )}
          </EventsByClock>
        </div>
      </section>
      {news.stories.length > 0 && (
        <section className="section">
          <div className="wrap">
            <SectionHead title={news.heading} stretch={100}>
              <Action href={news.link.href} look="link">
                {news.link.label}
                <Icon name="arrow-right" />
              </Action>
            </SectionHead>
            {news.stories.map((story) => (
              <StoryRow key={story.href} story={story} withSummary />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

export { Head } from '../components/Seo/Seo';
