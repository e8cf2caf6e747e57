import { findUserByEmail } from '../../db/accounts/users';
import { findSubscriptionOf } from '../../db/audience/subscriptions';
import type { Db } from '../../db/connect';
import { listMentions } from '../../db/contact/contact-mentions';
import { listMessagesFrom } from '../../db/contact/contact-messages';
import { listReplies } from '../../db/contact/contact-replies';
import { listMailsOf } from '../../db/outbox/outbox-of';
import { dataOf } from '../../services/subscriptions/settings/read-settings';

/** Everything that is held under an address, to be handed to its owner. */
export type PersonData = Awaited<ReturnType<typeof readPerson>>;

/** Reads it; parts that hold nothing are null or empty. No secret is in it: hashes and links are left out. */
export async function readPerson(db: Db, email: string) {
  const subscription = await findSubscriptionOf(db, email);
  const user = await findUserByEmail(db, email);
  const written = await listMessagesFrom(db, email);
  const messages = [];
  for (const { search_text, version, ...message } of written) {
    messages.push({ ...message, replies: await listReplies(db, message.id) });
  }
  return {
    email,
    newsletter: subscription ? await dataOf({ db }, subscription) : null,
    account: user ? { created_at: user.created_at, confirmed_at: user.confirmed_at } : null,
    messages,
    mails: await listMailsOf(db, email),
    /** Messages from others in which the address stands, by their references. */
    mentions: await listMentions(db, email),
  };
}
