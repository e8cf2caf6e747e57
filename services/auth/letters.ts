import type { Email } from '../../db/outbox/outbox';
import type { Deps } from '../deps';
import { inWords } from '../outbox/in-words';
import { renderMail } from '../outbox/render-mail';

type Office = Pick<Deps, 'texts' | 'config' | 'publicUrl'>;

/** A link that works once. */
export interface MailedLink {
  recipient: string;
  token: string;
  /** ISO instant. */
  expiresAt: string;
}

/**
 * Asks to confirm an address. The token stands in the fragment, which browsers send to no server:
 * it is in no log and no referrer, and a scanner that opens the link uses nothing up.
 * @param mark of the browser that signed up
 */
export function confirmLetter(
  office: Office,
  { recipient, token, expiresAt }: MailedLink,
  mark?: string,
): Email {
  const ending = mark === undefined ? '' : `&mark=${mark}`;
  const values = {
    confirmUrl: `${office.publicUrl}/admin#token=${token}${ending}`,
    expires: inWords(new Date(expiresAt)),
  };
  return renderMail(office, { kind: 'signup-confirm', recipient, values });
}

/** Leads to the choice of a new password; the token as in `confirmLetter`. */
export function resetLetter(office: Office, { recipient, token, expiresAt }: MailedLink): Email {
  const values = {
    resetUrl: `${office.publicUrl}/auth#token=${token}`,
    expires: inWords(new Date(expiresAt)),
  };
  return renderMail(office, { kind: 'password-reset', recipient, values });
}

/** Tells somebody who signs up a second time that there is an account. */
export function accountExistsLetter(office: Office, recipient: string): Email {
  const page = `${office.publicUrl}/auth`;
  return renderMail(office, {
    kind: 'account-exists',
    recipient,
    values: { loginUrl: page, resetUrl: page },
  });
}
