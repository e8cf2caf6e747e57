import type { PageProps } from 'gatsby';
import { Action } from '../components/Action/Action';
import { HubHead } from '../components/HubHead/HubHead';
import { Icon } from '../components/Icon/Icon';
import { Picture } from '../components/Picture/Picture';
import { SectionHead } from '../components/SectionHead/SectionHead';
import { StoryCard } from '../components/StoryRow/StoryCard';
import type { AfricaContext } from '../pages/hubs';
import * as styles from './africa.module.css';

/** `/africa`: the hub in dune red, its title in a column. */
export default function Africa({ pageContext }: PageProps<object, AfricaContext>) {
  const { head, featured, updates, listen } = pageContext;
  return (
    <div className={styles.hub}>
      <HubHead head={head} />
      <section className="section">
        <div className="wrap">
          <SectionHead title={featured.heading} lead={featured.lead}>
            <Action href={featured.link.href} look="link">
              {featured.link.label}
              <Icon name="arrow-right" />
            </Action>
          </SectionHead>
          <div className={styles.strips}>
            {featured.artists.map(({ id, name, nameLang, genre, href, picture }) => (
              <Action key={id} href={href} data-artist={id}>
                <Picture picture={picture} sizes="(max-width: 900px) 50vw, 33vw" alt="" />
                <span className={styles.tag}>
                  <b className="display" lang={nameLang}>
                    {name}
                  </b>
                  <small>{genre}</small>
                </span>
              </Action>
            ))}
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHead title={updates.heading} lead={updates.lead} stretch={100}>
            <Action href={updates.link.href} look="link">
              {updates.link.label}
              <Icon name="arrow-right" />
            </Action>
          </SectionHead>
          {updates.stories.length === 0 && <p className="muted">{updates.empty}</p>}
          <div className={styles.stories}>
            {updates.stories.map((story) => (
              <StoryCard key={story.href} story={story} />
            ))}
          </div>
        </div>
      </section>
      <section className="section raised">
        <div className="wrap">
          <SectionHead title={listen.heading} lead={listen.text} size="medium">
            <Action href={listen.link.href} look="default" size="lg">
              {listen.link.label}
              <Icon name="arrow-right" />
            </Action>
          </SectionHead>
        </div>
      </section>
    </div>
  );
}

export { Head } from '../components/Seo/Seo';
