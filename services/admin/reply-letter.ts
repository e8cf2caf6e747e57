import type { Email } from '../../db/outbox/outbox';
import type { ContactMessageRow } from '../../db/tables';
import { INQUIRY_TYPES } from '../contracts/limits/contact';
import type { Deps } from '../deps';
import { officeAddress } from '../outbox/office-address';
import { renderMail } from '../outbox/render-mail';

/**
 * What the office answers a visitor, with the reference and what was asked. An answer to it goes
 * to the address that the message was routed to.
 * @param follows `message_id` of the mails that the visitor has had about it, oldest first
 */
export function replyLetter(
  office: Pick<Deps, 'texts' | 'config' | 'publicUrl'>,
  { reference, name, email, inquiry_type, message }: ContactMessageRow,
  reply: string,
  follows: string[],
): Email {
  const type = INQUIRY_TYPES.find((known) => known === inquiry_type) ?? 'general';
  const address = officeAddress(office, type);
  return renderMail(office, {
    kind: 'contact-reply',
    recipient: email,
    replyTo: { name: office.texts.brand, address },
    follows,
    values: { reference, name, reply, message },
    ours: ['reply'],
  });
}
