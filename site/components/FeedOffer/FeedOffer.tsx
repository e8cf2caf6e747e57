import type { FeedOffer as FeedOfferData } from '../../pages/join/feeds';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import * as styles from './FeedOffer.module.css';
import { subscribeAddress } from './subscribe-address';

/** Offers to follow what the page shows with nothing stored: by calendar or by feed. */
export function FeedOffer({ offer }: { offer: FeedOfferData }) {
  return (
    <section className={styles.offer} aria-label={offer.more.label}>
      <div className="wrap">
        <p>{offer.text}</p>
        <ul>
          {offer.links.map(({ label, href }) => (
            <li key={href}>
              <Action href={subscribeAddress(href)} look="outline" size="sm">
                <Icon name={href.endsWith('.ics') ? 'calendar-plus' : 'link-simple'} />
                {label}
              </Action>
            </li>
          ))}
        </ul>
        <Action href={offer.more.href} look="link" size="sm">
          {offer.more.label}
          <Icon name="arrow-right" />
        </Action>
      </div>
    </section>
  );
}
