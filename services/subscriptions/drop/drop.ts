import { isSigned } from '../../../content/derive/credits';
import type { Artist, Content, Release } from '../../../content/schema/content';
import { ARTIST_TOPIC, type Topic } from '../../contracts/limits/subscriptions';
import type { Deps } from '../../deps';
import { campaignUrl } from '../links';
import type { Announcement } from './announce';
import { creditsLine } from './credits-line';
import { reasons } from './reasons';
import { unwritten } from './unwritten';

/** Why a release cannot be announced yet; empty when it can. */
export function dropProblems(release: Release): string[] {
  const { title, subtitle, description, status, workingTitle, credits } = release;
  const isWhole = [credits, ...credits.roles].every(({ status }) => isSigned(status));
  return [
    ...(status === 'out' ? [] : [`“${title}” is not out yet: its status is ${status}`]),
    ...(workingTitle ? [`“${title}” is a working title`] : []),
    ...(isWhole ? [] : ['the label has not signed its credits']),
    ...unwritten({ subtitle, description }),
  ];
}

/** What the mail about a release says, and whom it concerns. */
export function dropOf(
  { ui, artists, releases }: Pick<Content, 'ui' | 'artists' | 'releases'>,
  office: Pick<Deps, 'texts' | 'publicUrl'>,
  release: Release,
  artist: Artist,
): Announcement {
  const isFirst = releases.every(
    (known) =>
      known.slug === release.slug || known.artist !== artist.slug || known.status !== 'out',
  );
  // The form of the African directory, in which every artist stands, promises first tracks.
  const hub: Topic[] = isFirst ? ['hub-africa'] : [];
  const own: Topic = `${ARTIST_TOPIC}${artist.slug}`;
  return {
    about: release.slug,
    mail: 'drop',
    topics: reasons([own, 'drops', ...hub, 'all'], office, artists),
    values: {
      artist: artist.name,
      title: release.title,
      subtitle: release.subtitle,
      description: release.description.trim(),
      genre: artist.genre.label,
      releaseUrl: campaignUrl(office.publicUrl, artist.route ?? '/artists', release.slug),
      creditsLine: creditsLine(release.credits, ui.labels.use),
    },
    languages: { artist: artist.nameLang, title: titleLangOf(release) },
  };
}

/** English is the language of the mail. */
function titleLangOf({ titleLang }: Release): string | undefined {
  return titleLang === 'en' ? undefined : titleLang;
}
