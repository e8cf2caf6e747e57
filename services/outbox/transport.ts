import type { OutboxRow } from '../../db/tables';
import type { Config } from '../config';
import { fileTransport } from './file-transport';
import { smtpTransport } from './smtp-transport';

/** Sends one mail; resolves once it has been handed over for good. */
export type Transport = (mail: OutboxRow) => Promise<void>;

/** To the mail server of the settings, or into files while there is none. */
export function createTransport({ mail, dataDir }: Config): Transport {
  return mail.smtpUrl === undefined ? fileTransport(dataDir) : smtpTransport(mail.smtpUrl);
}
