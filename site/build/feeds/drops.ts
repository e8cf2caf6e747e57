import { isolated } from '../../../content/derive/isolated';
import type { Content } from '../../../content/schema/content';
import { feedBase } from '../../feed-paths';
import { fillPhrase } from '../../fill-phrase';
import { artistsById } from '../../pages/parts/cards';
import { eventPlaces } from '../../pages/parts/event-places';
import type { CalendarEntry } from '../found/calendar';
import { aboutRelease, followables } from './followables';

/** A calendar that one can subscribe to. */
export interface DropCalendar {
  base: string;
  name: string;
  entries: CalendarEntry[];
}

/** The events and the days of releases: all, of each artist, of each hub. */
export function dropCalendars(content: Content, origin: string): DropCalendar[] {
  const { addressOf } = eventPlaces(content);
  return followables(content)
    .filter(({ hasDays }) => hasDays)
    .map(({ subject, title, isAbout }) => ({
      base: feedBase(subject),
      name: title,
      entries: [
        ...content.happenings.filter(isAbout).map((happening) => ({
          ...happening,
          url: origin + addressOf(happening),
        })),
        ...content.releases
          .filter((release) => isAbout(aboutRelease(content, release)))
          .flatMap((release) => dropEntry(content, release, origin)),
      ],
    }));
}

function dropEntry(
  content: Content,
  release: Content['releases'][number],
  origin: string,
): CalendarEntry[] {
  const [artist] = artistsById(content, [release.artist]);
  const { releasesOn, slug, title, workingTitle, description } = release;
  if (!artist?.route || releasesOn === null) return [];
  const name = workingTitle
    ? `${isolated(title)} (${content.ui.labels.workingTitle})`
    : isolated(title);
  return [
    {
      uid: `release-${slug}@${new URL(origin).hostname}`,
      title: fillPhrase(content.pages.join.feeds.drop, {
        artist: isolated(artist.name),
        title: name,
      }),
      description,
      day: releasesOn,
      status: 'scheduled',
      url: origin + artist.route,
    },
  ];
}
