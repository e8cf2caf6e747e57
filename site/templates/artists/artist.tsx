import type { PageProps } from 'gatsby';
import { actionClass } from '../../components/Action/Action';
import { ArtistHero } from '../../components/ArtistHero/ArtistHero';
import { CallBand } from '../../components/CallBand/CallBand';
import { Chip, TempoChip } from '../../components/Chip/Chip';
import { Discography } from '../../components/Discography/Discography';
import { FeedOffer } from '../../components/FeedOffer/FeedOffer';
import { FollowButton } from '../../components/FollowButton/FollowButton';
import { FollowerCount } from '../../components/FollowButton/FollowerCount';
import { Launch } from '../../components/Launch/Launch';
import { NewsletterForm } from '../../components/NewsletterForm/NewsletterForm';
import { PlayLatest } from '../../components/PlayLatest/PlayLatest';
import { ProfilePanel } from '../../components/ProfilePanel/ProfilePanel';
import { RemindMe } from '../../components/RemindMe/RemindMe';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { ShareButton } from '../../components/ShareButton/ShareButton';
import { Signature } from '../../components/Signature/Signature';
import { SoundCard } from '../../components/SoundCard/SoundCard';
import { StatRow } from '../../components/StatRow/StatRow';
import { Tabs } from '../../components/Tabs/Tabs';
import { inLanguage } from '../../in-language';
import type { ArtistContext } from '../../pages/artists/artist';
import { withNames } from '../../shell/with-names';
import * as styles from './artist.module.css';

/** Where the form for mail about the artist begins. */
const BY_MAIL = 'by-mail';

/** `/artists/{slug}`: the art, the figures, the story and what is so, the sound, the releases. */
export default function ArtistPage({ pageContext }: PageProps<object, ArtistContext>) {
  const { id, hero, languages, tempo, share, stats, coming, tabs, card, discography, byMail } =
    pageContext;
  const { feeds } = pageContext;
  const { signature } = pageContext;
  return (
    <div data-artist={id}>
      <ArtistHero
        hero={hero}
        badges={
          <div className={styles.badges}>
            <ul aria-label={languages.label}>
              {languages.items.map(({ code, label }) => (
                <li key={code} {...inLanguage(code)}>
                  <Chip>{label}</Chip>
                </li>
              ))}
            </ul>
            {tempo && <TempoChip {...tempo} />}
          </div>
        }
      >
        <div className={styles.actions}>
          {signature && <PlayLatest tracks={[signature.track]} look="default" />}
          <FollowButton
            artistId={id}
            byMail={`#${BY_MAIL}`}
            {...(signature && { look: 'outline' as const })}
          />
          <ShareButton title={hero.title} texts={share} />
          <FollowerCount artistId={id} />
        </div>
      </ArtistHero>
      <div className="selvedge" />
      {stats.length > 0 && (
        <div className="wrap">
          <StatRow stats={stats} />
        </div>
      )}
      {signature && <Signature key={id} signature={signature} />}
      {coming && <ComingSoon coming={coming} artist={hero.title} reminder={pageContext.reminder} />}
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
            <Discography
              rows={discography.rows}
              texts={discography.texts}
              reminder={pageContext.reminder}
            />
          )}
        </div>
      </section>
      {feeds && <FeedOffer offer={feeds} />}
      <CallBand id={BY_MAIL} heading={byMail.heading} text={byMail.text} ground="artist">
        <NewsletterForm source="artist_profile" topics={byMail.topics} ground="band" />
      </CallBand>
    </div>
  );
}

interface ComingSoonProps extends Pick<ArtistContext, 'reminder'> {
  coming: NonNullable<ArtistContext['coming']>;
  artist: string;
}

/** When the first release is out, and a mail at that time. */
function ComingSoon({ coming, artist, reminder }: ComingSoonProps) {
  return (
    <section className="raised">
      <div className={`wrap ${styles.coming}`}>
        <p className={styles.sentence}>{withNames(coming.sentence)}</p>
        <div className={styles.launch}>
          <Launch launch={coming.launch} />
          <div className={styles.remind}>
            <button type="button" className={actionClass('default', 'sm')} disabled>
              {coming.soon} <span className="visually-hidden">{withNames(artist)}</span>
            </button>
            <RemindMe reminder={reminder} />
          </div>
        </div>
      </div>
    </section>
  );
}

export { Head } from '../../components/Seo/Seo';
