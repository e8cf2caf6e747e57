import type { PageProps } from 'gatsby';
import { ArtistFilter } from '../../components/ArtistFilter/ArtistFilter';
import { CallBand } from '../../components/CallBand/CallBand';
import { DirectoryCard } from '../../components/DirectoryCard/DirectoryCard';
import { DirectoryFeature } from '../../components/DirectoryFeature/DirectoryFeature';
import { NewsletterForm } from '../../components/NewsletterForm/NewsletterForm';
import { StripTitle } from '../../components/StripTitle/StripTitle';
import { fillDirectoryCount } from '../../fill-directory-count';
import type { DirectoryContext } from '../../pages/artists/artist-directory';
import * as styles from './directory.module.css';

/** `/artists/africa`: everyone on the loom, how far along, and the one who is out. */
export default function Directory({ pageContext, location }: PageProps<object, DirectoryContext>) {
  const { title, lead, filter, tabs, count, texts, artists, join } = pageContext;
  const featured = artists.filter(({ id }) => pageContext.featured.includes(id));
  return (
    <>
      <section className={`wrap ${styles.head}`}>
        <h1 className="display">
          <StripTitle>{title}</StripTitle>
        </h1>
        <p className="lead">{lead}</p>
        <ArtistFilter
          artists={artists}
          tabs={tabs}
          texts={filter}
          path={pageContext.route}
          location={location}
          count={(shown) => fillDirectoryCount(count, shown)}
        >
          {(shown, isFiltered) => (
            <div className={styles.cards}>
              {!isFiltered &&
                featured.map((artist) => (
                  <DirectoryFeature key={artist.id} artist={artist} texts={texts} />
                ))}
              <div className={styles.grid}>
                {shown.map((artist) => (
                  <DirectoryCard
                    key={artist.id}
                    artist={artist}
                    isRepeated={!isFiltered && featured.includes(artist)}
                    texts={texts}
                  />
                ))}
              </div>
            </div>
          )}
        </ArtistFilter>
      </section>
      <CallBand heading={join.heading} text={join.text} ground="dune">
        <NewsletterForm source={join.source} topics={join.topics} wording="joined" ground="band" />
      </CallBand>
    </>
  );
}

export { Head } from '../../components/Seo/Seo';
