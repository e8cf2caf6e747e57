import type { PageProps } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { Mark } from '../../components/Brand/Brand';
import { CallBand } from '../../components/CallBand/CallBand';
import { FeedOffer } from '../../components/FeedOffer/FeedOffer';
import { Icon } from '../../components/Icon/Icon';
import { LinkTabs } from '../../components/LinkTabs/LinkTabs';
import { NewsletterForm } from '../../components/NewsletterForm/NewsletterForm';
import { NewsRow } from '../../components/NewsRow/NewsRow';
import { PageHead } from '../../components/PageHead/PageHead';
import { Segments } from '../../components/Segments/Segments';
import { TopStory } from '../../components/TopStory/TopStory';
import type { NewsContext } from '../../pages/news/news';
import * as styles from './news.module.css';

/** The newsroom and its views: every filter is a link, every view has its address. */
export default function News({ pageContext }: PageProps<object, NewsContext>) {
  const { label, title, lead, shelves, hubs, top, rows, count, empty, link, newsletter } =
    pageContext;
  const { feeds, newer, older } = pageContext;
  return (
    <>
      <PageHead title={title} lead={lead} label={label} />
      <div className={`wrap ${styles.list}`}>
        <div className={styles.filters}>
          <LinkTabs {...shelves} />
          <Segments {...hubs} />
        </div>
        {top && <TopStory story={top} />}
        {!top && rows.length === 0 && (
          <div className={styles.empty}>
            <Mark />
            <h2>{empty.title}</h2>
            <p className="muted">{empty.text}</p>
            {empty.link && (
              <Action href={empty.link.href} look="outline">
                {empty.link.label}
              </Action>
            )}
          </div>
        )}
        {rows.map((story) => (
          <NewsRow key={story.href} story={story} />
        ))}
        <div className={styles.foot}>
          {newer && (
            <Action href={newer.href} look="link">
              <Icon name="arrow-left" />
              {newer.label}
            </Action>
          )}
          {[older, link].map(
            (further) =>
              further && (
                <Action key={further.href} href={further.href} look="link">
                  {further.label}
                  <Icon name="arrow-right" />
                </Action>
              ),
          )}
          <p>{count}</p>
        </div>
      </div>
      {feeds && <FeedOffer offer={feeds} />}
      <CallBand heading={newsletter.heading} text={newsletter.text} ground="marigold">
        <NewsletterForm source="news" topics={newsletter.topics} ground="band" />
      </CallBand>
    </>
  );
}

export { Head } from '../../components/Seo/Seo';
