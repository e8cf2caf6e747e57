import type { ListingContext } from '../../pages/artists/artist-listing';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { SectionHead } from '../SectionHead/SectionHead';
import * as styles from './FeaturedArtists.module.css';
import { FeaturedRow } from './FeaturedRow';

/** The artists put forward, in order, and where else they can be found. */
export function FeaturedArtists({ featured, texts }: Pick<ListingContext, 'featured' | 'texts'>) {
  const { heading, lead, links, rows } = featured;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={heading} lead={lead}>
          {links.length > 0 && (
            <div className={styles.links}>
              {links.map(({ label, href }) => (
                <Action key={label} href={href} look="outline">
                  {label}
                  <Icon name="arrow-up-right" />
                </Action>
              ))}
            </div>
          )}
        </SectionHead>
        <ol>
          {rows.map((row, index) => (
            <FeaturedRow key={row.id} row={row} rank={index + 1} texts={texts} />
          ))}
        </ol>
      </div>
    </section>
  );
}
