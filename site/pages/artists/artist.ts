import type { Artist } from '../../../content/schema/content';
import type { Fact } from '../../../content/schema/fact';
import type { Topic } from '../../../services/contracts/limits/subscriptions';
import type { ArtistHeroData } from '../../components/ArtistHero/ArtistHero';
import type { LaunchData } from '../../components/Launch/Launch';
import type { Reminder } from '../../components/RemindMe/RemindMe';
import type { SeoData } from '../../components/Seo/Seo';
import type { ShareTexts } from '../../components/ShareButton/ShareButton';
import type { SignatureData } from '../../components/Signature/Signature';
import type { SoundCardData } from '../../components/SoundCard/SoundCard';
import type { Stat } from '../../components/StatRow/StatRow';
import { fillPhrase } from '../../fill-phrase';
import { type FeedOffer, feedOffer } from '../join/feeds';
import { artistSentence, artistTopic, reminderOf } from '../join/subscriptions';
import { signatureTrack } from '../listen/tracks';
import type { Page, PageInput } from '../page';
import { artistHero } from './artist-hero';
import {
  type DiscographyTexts,
  discographyOf,
  discographyTexts,
  type ReleaseRow,
} from './discography';
import { launchOf } from './launch';
import { type ProfileTab, profileTabs } from './profile-tabs';
import { soundCard } from './sound-card';

/** What a profile page shows. */
export interface ArtistContext {
  seo: SeoData;
  id: string;
  hero: ArtistHeroData;
  languages: { label: string; items: { code: string; label: string }[] };
  /** Shown where no large figures are; `null` while no tempo is announced. */
  tempo: { range: string; unit: string } | null;
  share: ShareTexts;
  /** The form for mail about the artist: also the way to follow without script. */
  byMail: { heading: string; text: string; topics: Topic[] };
  stats: Stat[];
  /** Left out where nothing has been recorded. */
  signature: SignatureData | null;
  /** Only for an artist who is coming soon, with nothing out: the sentence says so. */
  coming: { sentence: string; launch: LaunchData; soon: string } | null;
  reminder: Reminder;
  tabs: { label: string; items: ProfileTab[] };
  card: SoundCardData;
  /** The way to follow with nothing stored. */
  feeds: FeedOffer | null;
  discography: { heading: string; lead: string; rows: ReleaseRow[]; texts: DiscographyTexts };
}

/** `/artists/{slug}` for every artist with a profile. */
export function artistPages(input: PageInput): Page<ArtistContext>[] {
  return input.content.artists.flatMap((artist) => profilePage(input, artist));
}

function profilePage(input: PageInput, artist: Artist): Page<ArtistContext>[] {
  const { content } = input;
  const { route, profile, directory } = artist;
  if (route === null || profile === null) return [];
  const { ui } = content;
  const labels = content.pages.artists.profileLabels;
  const rows = discographyOf(input, artist);
  const out = rows.filter(({ isOut }) => isOut).length;
  const track = signatureTrack(input, artist);
  const stats = artist.stats.flatMap((id) => statOf(input, id));

  return [
    {
      path: route,
      template: 'artists/artist',
      isListed: true,
      context: {
        seo: {
          title: artist.name,
          description: artist.metaDescription ?? artist.summary,
          kind: 'profile',
        },
        id: artist.slug,
        hero: artistHero(input, artist),
        languages: { label: labels.languages, items: artist.languages },
        tempo:
          stats.length > 0 || !directory.bpmRange
            ? null
            : { range: directory.bpmRange.display, unit: ui.labels.bpm },
        share: shareTexts(input),
        stats,
        signature: track
          ? { track, cloth: input.picture(artist.image.cloth, ''), share: shareTexts(input) }
          : null,
        coming:
          directory.status === 'active' || out > 0
            ? null
            : {
                sentence: fillPhrase(labels.comingSoonBanner, { name: artist.name }),
                launch: launchOf(input, artist),
                soon: ui.buttons.comingSoon,
              },
        reminder: reminderOf(input, artist, 'artist_profile'),
        byMail: {
          heading: fillPhrase(ui.subscription.byMail, { artist: artist.name }),
          text: artistSentence(content, artist),
          topics: [artistTopic(artist)],
        },
        tabs: {
          label: ui.aria.profileTabs,
          items: profileTabs(input, profile, artist.biographyCredits),
        },
        card: soundCard(input, artist),
        feeds: feedOffer(content, route),
        discography: {
          heading: labels.discography,
          lead:
            out === 0
              ? labels.noReleases
              : fillPhrase(ui.counts.tracks, { out, coming: rows.length - out }),
          rows,
          texts: discographyTexts(input),
        },
      },
    },
  ];
}

function shareTexts({ content: { ui } }: PageInput): ShareTexts {
  return {
    label: ui.buttons.shareProfile,
    copied: ui.toasts.linkCopied.title,
    failed: ui.errors.share.failed,
  };
}

/** A fact as a large figure, with a note where it is self-reported or where our pages disagree. */
function statOf({ content }: PageInput, id: string): Stat[] {
  const { factLabels } = content;
  const fact = content.facts.find((one) => one.id === id);
  if (!fact) return [];
  return [
    {
      id,
      display: fact.display,
      label: fact.label,
      source: fact.source === 'self-reported' ? factLabels.selfReported : null,
      isTempo: fact.metric === 'bpm',
      note: disagrees(fact) ? factLabels.twoReadings : null,
    },
  ];
}

function disagrees({ status }: Fact): boolean {
  return status === 'two readings';
}
