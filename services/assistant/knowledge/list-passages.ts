import type { Content } from '../../../content/schema/content';
import { type Passage, passage } from './passage';
import { positionsIn } from './positions';

/** What the site says by listing it: teams, positions, types of inquiry, topics, genres. */
export function listPassages({ pages, site, genres, artists }: Content): Passage[] {
  const { team } = pages.about;
  const teams = team.groups.map(({ title, text }) => `${title}: ${text}`).join(' ');
  const types = site.inquiryTypes.map(({ label }) => label).join(', ');
  const topics = site.newsletter.topics.filter(({ perArtist }) => !perArtist);
  return [
    passage({
      id: '/about/team#teams',
      route: '/about/team',
      title: 'The teams',
      text: `${team.groups.map(({ title }) => title).join(', ')}. ${teams} ${team.noPeople}`,
    }),
    passage({
      id: '/about/team#positions',
      route: '/about/team',
      title: team.positionsHeading,
      text: positionsIn(team),
      links: ['/contact?type=job'],
    }),
    passage({
      id: '/contact#types',
      route: '/contact',
      title: 'What you can write about',
      text: `The form takes these kinds of inquiry: ${types}.`,
    }),
    passage({
      id: '/join/newsletter#topics',
      route: '/join/newsletter',
      title: 'Newsletter topics',
      text: `You choose what to hear about: ${topics.map(({ label }) => label).join(', ')}, or one artist.`,
    }),
    ...genres.map(({ id, label, description }) => {
      const singers = artists.filter(({ genre }) => genre.id === id);
      const names = singers.map(({ name }) => name).join(' and ');
      return passage({
        id: `/artists#genre-${id}`,
        route: singers[0]?.route ?? '/artists/africa',
        title: label,
        text: `${label}${names && ` (${names})`}: ${description}`,
        links: ['/artists'],
        artist: singers[0]?.slug,
      });
    }),
  ];
}
