import type { PageProps } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { subscribeAddress } from '../../components/FeedOffer/subscribe-address';
import { Icon } from '../../components/Icon/Icon';
import { PageHead } from '../../components/PageHead/PageHead';
import type { FeedsContext } from '../../pages/join/feeds';
import * as styles from './feeds.module.css';

/** `/join/feeds`: every feed and calendar, one row for each thing to follow. */
export default function JoinFeeds({ pageContext }: PageProps<object, FeedsContext>) {
  const { title, lead, groups, how } = pageContext;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className="selvedge" />
      <div className={`wrap ${styles.groups}`}>
        {groups.map(({ id, heading, rows }) => (
          <section key={id} aria-labelledby={id}>
            <h2 className="display" id={id}>
              {heading}
            </h2>
            <ul>
              {rows.map((row) => (
                <li key={row.id} data-artist={row.artistId}>
                  <h3 lang={row.nameLang}>{row.name}</h3>
                  <div className={styles.links}>
                    {row.links.map(({ label, href, aria, isCalendar }) => (
                      <Action
                        key={href}
                        href={subscribeAddress(href)}
                        look={isCalendar ? 'default' : 'outline'}
                        size="sm"
                        aria-label={aria}
                      >
                        {isCalendar && <Icon name="calendar-plus" />}
                        {label}
                      </Action>
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="raised">
        <div className={`wrap section ${styles.how}`}>
          {how.map(({ heading, text }) => (
            <section key={heading}>
              <h2 className="display">{heading}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

export { Head } from '../../components/Seo/Seo';
