import type { HeadProps, PageProps } from 'gatsby';
import { ArtistHero } from '../components/ArtistHero/ArtistHero';
import { Chip, TempoChip } from '../components/Chip/Chip';
import { Discography } from '../components/Discography/Discography';
import { Launch } from '../components/Launch/Launch';
import { ProfilePanel } from '../components/ProfilePanel/ProfilePanel';
import { SectionHead } from '../components/SectionHead/SectionHead';
import { Seo } from '../components/Seo/Seo';
import { ShareButton } from '../components/ShareButton/ShareButton';
import { SoundCard } from '../components/SoundCard/SoundCard';
import { StatRow } from '../components/StatRow/StatRow';
import { Tabs } from '../components/Tabs/Tabs';
import type { ArtistContext } from '../pages/artist';
import * as styles from './artist.module.css';

/** `/artists/{slug}`: the art, the figures, the story and what is so, the sound, the releases. */
export default function ArtistPage({ pageContext }: PageProps<object, ArtistContext>) {
  const { id, hero, languages, tempo, share, stats, coming, tabs, card, discography } = pageContext;
  return (
    <div data-artist={id}>
      <ArtistHero
        hero={hero}
        badges={
          <div className={styles.badges}>
            <ul aria-label={languages.label}>
              {languages.items.map(({ code, label }) => (
                <li key={code} lang={code}>
                  <Chip>{label}</Chip>
                </li>
              ))}
            </ul>
            {tempo && <TempoChip {...tempo} />}
          </div>
        }
      >
        <div className={styles.share}>
          <ShareButton title={hero.title} texts={share} />
        </div>
      </ArtistHero>
      <div className="selvedge" />
      {stats.length > 0 && (
        <div className="wrap">
          <StatRow stats={stats} />
        </div>
      )}
      {coming && (
        <section className="raised">
          <div className={`wrap ${styles.coming}`}>
            <p className={styles.sentence}>{coming.sentence}</p>
            <Launch launch={coming.launch} />
          </div>
        </section>
      )}
      <section className={styles.story}>
        <div className={`wrap ${styles.columns}`}>
          <Tabs
            label={tabs.label}
            tabs={tabs.items.map((tab) => ({
              id: tab.id,
              title: tab.title,
              panel: <ProfilePanel tab={tab} />,
            }))}
          />
          <SoundCard card={card} />
        </div>
      </section>
      <section className="section raised">
        <div className="wrap">
          <SectionHead title={discography.heading} lead={discography.lead} />
          {discography.rows.length > 0 && (
            <Discography rows={discography.rows} texts={discography.texts} />
          )}
        </div>
      </section>
    </div>
  );
}

export const Head = ({ pageContext, location }: HeadProps<object, ArtistContext>) => (
  <Seo seo={pageContext.seo} path={location.pathname} />
);
