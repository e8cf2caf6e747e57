import { readFile } from 'node:fs/promises';
import type { ArtistRow } from '../../db/tables';
import { canonicalEmail } from '../../services/contracts/email';
import {
  TOPICS,
  TOPICS_MAX,
  type Topic as TopicId,
} from '../../services/contracts/limits/subscriptions';
import { Topic } from '../../services/contracts/subscriptions';
import { StartError } from '../../services/start-error';
import type { ListedAddress } from '../../services/subscriptions/import-list';
import { unknownArtists } from '../../services/subscriptions/topics';
import { unreadable } from '../unreadable';
import { csvEntries, type ListEntry } from './list-rows';

/** More of them would only be scrolled past. */
const FAULTS_SHOWN = 20;
const WITHOUT_TOPICS: TopicId[] = ['all'];
const TOPICS_THERE_ARE = `Topics are ${TOPICS.join(', ')}, and artist: with the name of an artist’s file`;
/** Spreadsheets offer it as “Unicode text”. */
const WIDE = /^(\ufffd\ufffd|.\0)/s;

/** A list that was read. */
export interface ReadList {
  people: ListedAddress[];
  /** Entries that say themselves that nobody has agreed, or not any more. */
  leftOut: number;
}

/**
 * Reads a list of addresses: CSV with a head that names `email` and perhaps `topics` and `status`,
 * or a JSON list of such objects, as `subscribers export` writes both.
 * @throws StartError with a line for each entry that cannot be used.
 */
export async function readList(file: string, artists: readonly ArtistRow[]): Promise<ReadList> {
  const text = (await readFile(file, 'utf8').catch(unreadable(file))).replace(/^\ufeff/, '');
  if (WIDE.test(text)) throw new StartError(`${file}: is saved as UTF-16. Save it as UTF-8`);
  const entries = /^\s*\[/.test(text) ? jsonEntries(file, text) : csvEntries(file, text);
  const faults: string[] = [];
  let isTopicWrong = false;
  const people = new Map<string, ListedAddress>();
  let leftOut = 0;
  for (const { place, email, topics, status } of entries) {
    const address = typeof email === 'string' ? canonicalEmail(email.trim()) : undefined;
    const chosen = topicsIn(topics, artists);
    if (address === undefined)
      faults.push(`${file}: ${place}: is no e-mail address. Mend or remove it`);
    else if (!chosen) {
      faults.push(`${file}: ${place}: names a topic there is not. Mend or remove it`);
      isTopicWrong = true;
    } else if (![undefined, null, '', 'active'].includes(status as string)) leftOut += 1;
    else people.set(address, { email: address, topics: chosen });
  }
  if (faults.length === 0) return { people: [...people.values()], leftOut };
  const more = faults.length - FAULTS_SHOWN;
  const shown = faults.slice(0, FAULTS_SHOWN);
  if (more > 0) shown.push(`and ${more} more`);
  if (isTopicWrong) shown.push(TOPICS_THERE_ARE);
  throw new StartError(shown.join('\n'));
}

function topicsIn(value: unknown, artists: readonly ArtistRow[]): TopicId[] | undefined {
  const words = typeof value === 'string' ? value.split(/[\s;]+/).filter(Boolean) : (value ?? []);
  const parsed = Topic.array().max(TOPICS_MAX).safeParse(words);
  if (!parsed.success || unknownArtists(parsed.data, artists).length > 0) return undefined;
  return parsed.data.length > 0 ? [...new Set(parsed.data)] : WITHOUT_TOPICS;
}

function jsonEntries(file: string, text: string): ListEntry[] {
  try {
    const list: unknown[] = JSON.parse(text);
    return list.map((item, index) => ({
      ...{ email: undefined, topics: undefined, status: undefined },
      ...(typeof item === 'object' ? item : {}),
      place: `entry ${index + 1}`,
    }));
  } catch {
    throw new StartError(`${file}: is not valid JSON. Mend it, or write CSV`);
  }
}
