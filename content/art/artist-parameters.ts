import { bpmOf } from '../derive/tempo';
import type { ArtistFile } from '../schema/artist';
import type { Entry } from '../schema/content';
import { type ArtParameters, artParameters } from './parameters';

/** The parameters of an artist's pictures, as the artist's own file states them. */
export function artParametersOf(artist: Entry<ArtistFile>): ArtParameters {
  const { slug, genre, mood, look, art } = artist;
  return artParameters({
    slug,
    genre: typeof genre === 'string' ? genre : genre.id,
    bpm: bpmOf(artist),
    mood,
    look,
    loom: art?.loom,
    seed: art?.seed,
    palette: art?.palette,
  });
}
