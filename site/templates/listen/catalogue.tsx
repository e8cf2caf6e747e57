import type { PageProps } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { ArtistHero } from '../../components/ArtistHero/ArtistHero';
import { Discography } from '../../components/Discography/Discography';
import { Icon } from '../../components/Icon/Icon';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import type { CatalogueContext } from '../../pages/listen/listen-catalogue';
import * as styles from './catalogue.module.css';

/** `/listen/rocka`: everything an artist has out, then everything that is coming. */
export default function Catalogue({ pageContext }: PageProps<object, CatalogueContext>) {
  const { id, hero, action, groups, none, texts, profile } = pageContext;
  return (
    <div data-artist={id}>
      <ArtistHero hero={hero}>
        <div className={styles.actions}>
          {action && (
            <Action href={action.href} look="default" size="lg">
              {action.label}
              <Icon name="arrow-up-right" />
            </Action>
          )}
          {profile && (
            <Action href={profile.href} look="outline" size="lg">
              {profile.label}
              <Icon name="arrow-right" />
            </Action>
          )}
        </div>
      </ArtistHero>
      <div className="selvedge" />
      {groups.map(({ heading, rows }, index) => (
        <section key={heading} className={index % 2 === 0 ? 'section' : 'section raised'}>
          <div className="wrap">
            <SectionHead title={heading} />
            <Discography rows={rows} texts={texts} reminder={pageContext.reminder} />
          </div>
        </section>
      ))}
      {none && (
        <section className="section">
          <p className="wrap muted">{none}</p>
        </section>
      )}
    </div>
  );
}

export { Head } from '../../components/Seo/Seo';
