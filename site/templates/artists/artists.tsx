import type { PageProps } from 'gatsby';
import { Action, actionClass } from '../../components/Action/Action';
import { ArtistFilter } from '../../components/ArtistFilter/ArtistFilter';
import { CallBand } from '../../components/CallBand/CallBand';
import { FeaturedArtists } from '../../components/FeaturedRow/FeaturedArtists';
import { Icon } from '../../components/Icon/Icon';
import { InfoDialog } from '../../components/InfoDialog/InfoDialog';
import { Mosaic } from '../../components/MosaicCard/Mosaic';
import { NewsletterForm } from '../../components/NewsletterForm/NewsletterForm';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { StripTitle } from '../../components/StripTitle/StripTitle';
import { fillPhrase } from '../../fill-phrase';
import type { ListingContext } from '../../pages/artists/artist-listing';
import * as styles from './artists.module.css';

/** `/artists`: search and genre tabs over a mosaic of artists, then those put forward. */
export default function Artists({ pageContext, location }: PageProps<object, ListingContext>) {
  const { title, lead, filter, tabs, counts, artists, texts, featured } = pageContext;
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
          count={({ length }) =>
            fillPhrase(length === 1 ? counts.one : counts.other, { n: length })
          }
          aside={
            <InfoDialog
              {...pageContext.about}
              id="about-ai"
              className={actionClass('outline')}
              footer={
                <Action href={pageContext.aboutAi.href} look="link">
                  {pageContext.aboutAi.label}
                  <Icon name="arrow-right" />
                </Action>
              }
            >
              <Icon name="info" />
              {pageContext.about.title}
            </InfoDialog>
          }
        >
          {(shown) => <Mosaic artists={shown} texts={texts} />}
        </ArtistFilter>
      </section>
      <FeaturedArtists featured={featured} texts={texts} />
      <CallBand
        heading={pageContext.stayUpdated.heading}
        text={pageContext.stayUpdated.text}
        ground="marigold"
      >
        <NewsletterForm source={pageContext.stayUpdated.source} ground="band" />
      </CallBand>
      <section className="section">
        <div className="wrap">
          <SectionHead
            title={pageContext.contact.heading}
            lead={pageContext.contact.text}
            size="medium"
            stretch={100}
          >
            <Action href={pageContext.contact.link.href} look="outline">
              <Icon name="envelope-simple" />
              {pageContext.contact.link.label}
            </Action>
          </SectionHead>
        </div>
      </section>
    </>
  );
}

export { Head } from '../../components/Seo/Seo';
