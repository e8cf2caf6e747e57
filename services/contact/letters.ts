import type { NewMessage } from '../../db/contact/contact-messages';
import type { Email } from '../../db/outbox/outbox';
import type { InquiryType } from '../contracts/limits/contact';
import { writeSubject } from '../contracts/subject';
import type { Deps } from '../deps';
import { officeAddress } from '../outbox/office-address';
import { renderMail } from '../outbox/render-mail';
import { inOffice } from './office-time';

const FIRST_WORDS_MAX = 50;

type Office = Pick<Deps, 'texts' | 'config' | 'publicUrl'>;
type Message = NewMessage & { inquiry_type: InquiryType };

/**
 * The notice to the team. Answering it answers the sender, whose mail program then shows the answer under
 * the receipt, if there is one.
 */
export function teamNotice(office: Office, message: Message, receipt: Email | undefined): Email {
  const { texts, publicUrl } = office;
  return renderMail(office, {
    kind: 'contact-team',
    recipient: officeAddress(office, message.inquiry_type),
    replyTo: { name: message.name, address: message.email },
    ...(receipt && { follows: [receipt.message_id] }),
    values: {
      reference: message.reference,
      type: texts.inquiryLabels[message.inquiry_type],
      about: message.about === null ? undefined : writeSubject(message.about, texts.subjectNames),
      name: message.name,
      email: message.email,
      message: message.message,
      firstWords: firstWords(message.message),
      page: message.page ?? undefined,
      receivedAt: inOffice(message.created_at, texts.officeZone),
      dueAt: inOffice(message.due_at, texts.officeZone),
      inboxUrl: `${publicUrl}/admin?section=inbox&message=${message.id}`,
    },
  });
}

/**
 * The receipt to the sender, with the reference. Nobody has shown that the address is theirs, so nothing
 * that was typed stands in it, only what was chosen from our list: the form must not become a way to
 * write to others in our name. An answer to it goes where the notice went.
 */
export function senderReceipt(office: Office, message: Message): Email {
  const { email, reference, inquiry_type } = message;
  const { brand, inquiryLabels, replyPromise } = office.texts;
  return renderMail(office, {
    kind: 'contact-receipt',
    recipient: email,
    replyTo: { name: brand, address: officeAddress(office, message.inquiry_type) },
    autoReply: true,
    values: { reference, type: inquiryLabels[inquiry_type], replyPromise },
  });
}

/** The beginning of a text, cut between words where it can be. */
export function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= FIRST_WORDS_MAX) return line;
  const cut = line.slice(0, FIRST_WORDS_MAX).replace(/\p{Surrogate}$/u, '');
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut} …`;
}
