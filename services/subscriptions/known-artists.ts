import { listArtists } from '../../db/audience/artists';
import type { ArtistRow } from '../../db/tables';
import { ARTIST_TOPIC, type Topic } from '../contracts/limits/subscriptions';
import { SUBSCRIPTION_SENTENCES } from '../contracts/subscriptions';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { unknownArtists } from './topics';

/** Every artist. @throws AppError `invalid_request` when a topic names one that there is not. */
export async function knownArtists(
  { db }: Pick<Deps, 'db'>,
  topics: readonly Topic[],
): Promise<ArtistRow[]> {
  const artists = await listArtists(db);
  if (unknownArtists(topics, artists).length === 0) return artists;
  const message = SUBSCRIPTION_SENTENCES.topics.unknown;
  throw new AppError('invalid_request', `${message} Topics begin with ${ARTIST_TOPIC}.`, {
    fields: [{ field: 'topics', message }],
  });
}
