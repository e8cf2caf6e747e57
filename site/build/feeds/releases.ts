import { isolated } from '../../../content/derive/isolated';
import { prose } from '../../../content/derive/prose';
import type { Content, Release } from '../../../content/schema/content';
import { artistsById } from '../../pages/parts/cards';
import { absolute, moment, tagUri } from './addresses';
import type { FeedEntry } from './feed';

/** A release as an entry, once it is out under its own title on a day that is known. */
export function releaseEntry(
  content: Content,
  release: Release,
  origin: string,
  imageOf: (route: string) => string | undefined,
): FeedEntry[] {
  const { releasesOn, status, workingTitle, slug, subtitle, description } = release;
  const [artist] = artistsById(content, [release.artist]);
  if (!artist?.route || releasesOn === null || status !== 'out' || workingTitle) return [];
  const image = imageOf(artist.route);
  const places = [release.links.spotify, release.links.youtube].filter((url) => url !== '');
  const text = [description, ...places.map((url) => `[${url}](${url})`)].join('\n\n');
  return [
    {
      id: tagUri(origin, `release/${slug}`),
      url: origin + artist.route,
      title: `${isolated(artist.name)}: ${isolated(release.title)}`,
      summary: subtitle,
      html: absolute(prose(text), origin),
      published: moment(releasesOn),
      updated: moment(releasesOn),
      tags: [content.pages.news.labels.category.releases, artist.name],
      ...(image && { image: origin + image }),
    },
  ];
}
