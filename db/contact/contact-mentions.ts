import type { Db } from '../connect';
import { matchWords } from '../search-text';

/** More than anybody looks through by hand. */
const MENTIONS_MAX = 100;

/**
 * References of messages that came from others and in which an address stands, in their text, their notes
 * or a reply; oldest first.
 */
export function listMentions(db: Db, email: string): Promise<string[]> {
  const replied = db('contact_replies').select('message_id');
  matchWords(replied, ['text'], email);
  return db('contact_messages')
    .whereNot({ email })
    .where((any) => {
      matchWords(any, ['search_text', 'notes'], email);
      any.orWhereIn('id', replied);
    })
    .orderBy(['created_at', 'id'])
    .limit(MENTIONS_MAX)
    .pluck('reference');
}
