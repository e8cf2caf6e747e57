import { randomUUID } from 'node:crypto';
import { listArtists } from '../../db/audience/artists';
import { insertConsent } from '../../db/audience/subscription-consents';
import { insertSubscription } from '../../db/audience/subscriptions';
import type { Db } from '../../db/connect';
import type { ArtistRow } from '../../db/tables';
import type { Topic } from '../contracts/limits/subscriptions';
import type { Deps } from '../deps';
import { askOwner } from './ask-owner';
import type { Office } from './letters';
import { hashAddress } from './secrets';

const GROUP = 100;
const SOURCE = 'import';

/** An address of a list from elsewhere. */
export interface ListedAddress {
  /** In canonical form. */
  email: string;
  topics: Topic[];
}

/** What became of a list. `known` and `suppressed` addresses were left as they are. */
export type ImportCounts = Record<'stored' | 'known' | 'suppressed', number>;

/** Who looks on, and may end it between two groups. */
interface Watched {
  progress?: (done: number) => void;
  signal?: AbortSignal;
}

type Importing = Office & Pick<Deps, 'db' | 'now' | 'secret'>;

/**
 * Takes in a list. With `consent`, the words by which its people agreed elsewhere, they are on the
 * list at once and the words are kept as the proof; without, each is asked by mail first. Run again
 * or broken off, it takes in only what is missing.
 */
export async function importList(
  deps: Importing,
  people: readonly ListedAddress[],
  consent: string | undefined,
  { progress, signal }: Watched = {},
): Promise<ImportCounts> {
  const counts: ImportCounts = { stored: 0, known: 0, suppressed: 0 };
  const artists = await listArtists(deps.db);
  for (let start = 0; start < people.length && !signal?.aborted; start += GROUP) {
    const outcomes = await deps.db.transaction(async (tx) => {
      const group: (keyof ImportCounts)[] = [];
      for (const person of people.slice(start, start + GROUP)) {
        group.push(await take(deps, tx, person, consent, artists));
      }
      return group;
    });
    for (const outcome of outcomes) counts[outcome] += 1;
    progress?.(start + outcomes.length);
  }
  return counts;
}

async function take(
  deps: Importing,
  tx: Db,
  { email, topics }: ListedAddress,
  consent: string | undefined,
  artists: readonly ArtistRow[],
): Promise<keyof ImportCounts> {
  const id = randomUUID();
  const now = deps.now().toISOString();
  const stored = JSON.stringify(topics);
  const confirmed_at = consent === undefined ? null : now;
  const row = {
    id,
    email,
    status: confirmed_at === null ? ('pending' as const) : ('active' as const),
    source: SOURCE,
    topics: stored,
    created_at: now,
    requested_at: now,
    confirmed_at,
    left_at: null,
    welcomed_at: confirmed_at,
  };
  const outcome = await insertSubscription(tx, row, hashAddress(deps.secret, email));
  if (outcome !== 'stored') return outcome;

  const wording = { kind: 'import', source: SOURCE, page: null, wording_version: '' } as const;
  if (consent === undefined) {
    await askOwner(deps, tx, row, { topics, artists, wording: { ...wording, wording: '' } });
  } else {
    await insertConsent(tx, {
      ...wording,
      wording: consent,
      id: randomUUID(),
      subscription_id: id,
      topics: stored,
      created_at: now,
      confirmed_at: now,
    });
  }
  return outcome;
}
