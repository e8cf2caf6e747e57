import type { Email } from '../../db/outbox/outbox';
import type { Deps } from '../deps';
import { inWords } from '../outbox/in-words';
import { renderMail } from '../outbox/render-mail';
import { confirmUrl, manageUrl, unsubscribeUrl } from './links';

/** What letters are made with; the command line has it too. */
export type Office = Pick<Deps, 'texts' | 'config' | 'publicUrl'>;

interface Addressed {
  recipient: string;
  /** Of the link. */
  token: string;
}

/** Asks the owner of an address whether these topics are wanted. */
export function confirmLetter(
  office: Office,
  { recipient, token, topics, expiresAt }: Addressed & { topics: string; expiresAt: Date },
): Email {
  return renderMail(office, {
    kind: 'subscription-confirm',
    recipient,
    values: {
      topics,
      confirmUrl: confirmUrl(office, token),
      expires: inWords(expiresAt),
    },
  });
}

/** Asks the owner of an address on the list whether topics may be added, and brings the link to its settings. */
export function addLetter(
  office: Office,
  {
    recipient,
    token,
    listToken,
    topics,
    expiresAt,
  }: Addressed & { listToken: string; topics: string; expiresAt: Date },
): Email {
  return renderMail(office, {
    kind: 'subscription-add',
    recipient,
    values: {
      topics,
      confirmUrl: confirmUrl(office, token),
      manageUrl: manageUrl(office, listToken),
      expires: inWords(expiresAt),
    },
  });
}

/** Brings the owner of an address the link to its settings. */
export function manageLetter(
  office: Office,
  { recipient, token, expiresAt }: Addressed & { expiresAt: Date },
): Email {
  return renderMail(office, {
    kind: 'subscription-manage',
    recipient,
    values: { manageUrl: manageUrl(office, token), expires: inWords(expiresAt) },
  });
}

/** The first list mail: what was chosen, and how to change it. */
export function welcomeLetter(
  office: Office,
  { recipient, token, topics, confirmedAt }: Addressed & { topics: string; confirmedAt: Date },
): Email {
  const { publicUrl } = office;
  return renderMail(office, {
    kind: 'subscription-welcome',
    recipient,
    values: {
      topics,
      confirmedAt: inWords(confirmedAt),
      listenUrl: publicUrl + office.texts.listenPath,
      artistsUrl: `${publicUrl}/artists`,
      ...listLinks(office, token),
    },
  });
}

/** The links at the foot of every list mail. */
export function listLinks(office: Pick<Office, 'config' | 'publicUrl'>, token: string) {
  return {
    manageUrl: manageUrl(office, token),
    unsubscribeUrl: unsubscribeUrl(office, token),
  };
}
