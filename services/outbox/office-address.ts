import type { InquiryType } from '../contracts/limits/contact';
import type { Deps } from '../deps';

/** The mailbox of the office that messages of a kind are routed to. */
export function officeAddress(
  { texts, config }: Pick<Deps, 'texts' | 'config'>,
  type: InquiryType,
): string {
  return config.mail.contactTo ?? texts.emails[type];
}
