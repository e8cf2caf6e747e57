import type { PageProps } from 'gatsby';
import { Action, actionClass } from '../components/Action/Action';
import { ArtistCard } from '../components/ArtistCard/ArtistCard';
import { EventsByClock } from '../components/EventLists/EventsByClock';
import { HomeHero } from '../components/HomeHero/HomeHero';
import { HubChooser } from '../components/HubChooser/HubChooser';
import { Icon } from '../components/Icon/Icon';
import { JoinBand } from '../components/JoinBand/JoinBand';
import { Machine } from '../components/Machine/Machine';
import { SectionHead } from '../components/SectionHead/SectionHead';
import { Staircase } from '../components/Staircase/Staircase';
import { StoryRow } from '../components/StoryRow/StoryRow';
import { LinkAction } from '../components/SubscribeAction/LinkAction';
import type { HomeContext } from '../pages/home/home';
import type { LinkTo } from '../pages/page';
import * as styles from './home.module.css';

/** `/`: the tagline cut in two by five faces, the two hubs, how it is done, who, what is new. */
export default function Home({ pageContext }: PageProps<object, HomeContext>) {
  const { hero, hubs, bridging, machine, artists, news, events, join, labels } = pageContext;
  return (
    <>
      <HomeHero hero={hero} />

      <section className="section">
        <div className="wrap">
          <SectionHead title={hubs.heading} lead={hubs.lead} />
          <HubChooser options={hubs.options} selected={labels.selected} />
        </div>
      </section>

      <section className="section">
        <div className="wrap">
          <SectionHead title={bridging.heading} stretch={100}>
            <Onwards link={bridging.link} />
          </SectionHead>
          <Staircase cards={bridging.cards} done={labels.gotIt} close={labels.close} />
        </div>
      </section>

      <Machine machine={machine} labels={labels} />

      <Artists artists={artists} />

      <section className={`section ${styles.latest}`}>
        <div className={`wrap ${styles.two}`}>
          {news.stories.length > 0 && <News news={news} />}
          <Events events={events} />
        </div>
      </section>

      <JoinBand join={join} />
    </>
  );
}

/** Those who are put forward. */
function Artists({ artists }: Pick<HomeContext, 'artists'>) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={artists.heading}>
          {artists.action && (
            <LinkAction link={artists.action} className={actionClass('outline')}>
              <Icon name="bell" />
              {artists.action.label}
            </LinkAction>
          )}
        </SectionHead>
        <div className={styles.cards}>
          {artists.cards.map((artist) => (
            <ArtistCard key={artist.id} artist={artist} sizes="(max-width: 900px) 78vw, 40vw" />
          ))}
        </div>
      </div>
    </section>
  );
}

function News({ news }: Pick<HomeContext, 'news'>) {
  return (
    <div>
      <SectionHead title={news.heading} size="medium" stretch={100}>
        <Onwards link={news.link} />
      </SectionHead>
      {news.stories.map((story) => (
        <StoryRow key={story.href} story={story} />
      ))}
    </div>
  );
}

function Events({ events }: Pick<HomeContext, 'events'>) {
  return (
    <div>
      <EventsByClock events={events}>
        {({ heading, none, rows }) => (
          <>
            <SectionHead title={heading} size="medium" stretch={100}>
              {events.all && <Onwards link={events.all} />}
            </SectionHead>
            {none && <p className={styles.none}>{none}</p>}
            {rows}
          </>
        )}
      </EventsByClock>
    </div>
  );
}

/** The way to all of what a heading speaks of. */
function Onwards({ link }: { link: LinkTo }) {
  return (
    <Action href={link.href} look="link">
      {link.label}
      <Icon name="arrow-right" />
    </Action>
  );
}

export { Head } from '../components/Seo/Seo';
