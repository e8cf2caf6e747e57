import type { Config } from '../settings/config';
import { fileTransport } from './file-transport';
import { smtpTransport } from './smtp-transport';
import type { Transport } from './transport';

/** To the mail server of the settings, or into files while there is none. */
export function createTransport({ mail, dataDir }: Config): Transport {
  return mail.smtpUrl === undefined ? fileTransport(dataDir) : smtpTransport(mail.smtpUrl);
}
