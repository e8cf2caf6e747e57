import { errorCode } from '../../db/engine/errors';
import type { Config } from '../../services/settings/config';
import type { CliContext } from '../context';
import { printable } from '../terminal/printable';
import { isPublic } from './exposure';
import { type Finding, fail, note, ok } from './finding';

const PATIENCE_MS = 5_000;
/** Of what a server says at length. */
const ANSWER_MAX = 200;

/** Where mails go, and whether that server takes them. Nothing is sent. */
export async function lookAtMail(_: CliContext, config: Config): Promise<Finding> {
  const { mail, dataDir } = config;
  if (mail.smtpUrl === undefined) {
    const { mailFolder } = await import('../../services/outbox/file-transport');
    const detail = `SMTP_URL is not set: mails are written to ${mailFolder(dataDir)}.`;
    return isPublic(config)
      ? fail('Mail', detail, 'Write SMTP_URL=smtp://user:password@host:587.')
      : note('Mail', detail);
  }
  const { host } = new URL(mail.smtpUrl);
  const { trySmtp } = await import('../../services/outbox/smtp-transport');
  try {
    await trySmtp(mail.smtpUrl, PATIENCE_MS);
    return ok('Mail', `${host} takes mails.`);
  } catch (error) {
    const { why, mend } = mailFault(error);
    return fail('Mail', `${host} does not take mails${why}.`, mend);
  }
}

/** Why a mail server takes no mails, and what to do: other things where it answers than where nothing does. */
export function mailFault(error: unknown): { why: string; mend: string } {
  const code = errorCode(error) ?? 'unknown reason';
  const why = ` (${code})`;
  if (code === 'EAUTH') return { why, mend: 'Mend user and password in SMTP_URL.' };
  if (code === 'EDNS') return { why, mend: MENDS.name };
  const answer = isAnswer(error) ? printable(error.response.slice(0, ANSWER_MAX)) : '';
  if (answer !== '') return { why: `: ${answer}`, mend: MENDS.answer };
  return { why, mend: 'Mend SMTP_URL, or let a firewall pass it.' };
}

const MENDS = {
  name: 'Mend the name of the server in SMTP_URL, or how this machine looks names up.',
  answer: 'Ask whoever runs it, or write another in SMTP_URL.',
};

function isAnswer(error: unknown): error is { response: string } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'response' in error &&
    typeof error.response === 'string'
  );
}
