import { errorCode } from '../../db/engine/errors';
import type { Config } from '../../services/settings/config';
import type { CliContext } from '../context';
import { isPublic } from './exposure';
import { type Finding, fail, note, ok } from './finding';

const PATIENCE_MS = 5_000;

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
    const code = errorCode(error) ?? 'unknown reason';
    const mend =
      code === 'EAUTH'
        ? 'Mend user and password in SMTP_URL.'
        : 'Mend SMTP_URL, or let a firewall pass it.';
    return fail('Mail', `${host} does not take mails (${code}).`, mend);
  }
}
