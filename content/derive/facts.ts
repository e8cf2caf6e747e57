import type { ArtistFile } from '../schema/artist';
import type { Entry } from '../schema/content';
import type { Fact } from '../schema/fact';
import { bpmRangeOf } from './tempo';

/** The facts that artists' files hold: `rocka-bpm` and `rocka-progress`, so that texts can quote them too. */
export function factsOfArtist(artist: Entry<ArtistFile>): Fact[] {
  const { slug, directory, listing } = artist;
  const own = bpmRangeOf(artist);
  const other = listing?.bpmRange ?? own;
  const facts: Fact[] = [];
  if (own && other) {
    facts.push({
      ...common(slug, 'bpm'),
      value: [own.low, own.high],
      unit: null,
      display: own.display,
      label: 'BPM',
      source: 'announced by the company',
      status: own.display === other.display ? 'settled' : 'two readings',
      note: own.display === other.display ? null : `The artists page says ${other.display}.`,
    });
  }
  if (directory.progress !== null) {
    facts.push({
      ...common(slug, 'progress'),
      value: directory.progress,
      unit: 'percent',
      display: `${directory.progress}%`,
      label: 'progress',
      source: 'self-reported',
      status: 'to confirm',
      note: null,
    });
  }
  return facts;
}

function common(subject: string, metric: string) {
  return { id: `${subject}-${metric}`, subject, metric, sourceUrl: '', asOf: null };
}
