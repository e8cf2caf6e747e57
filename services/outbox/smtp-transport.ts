import { createTransport } from 'nodemailer';
import { isLoopback } from '../settings/config';
import { toMessage } from './message';
import type { Transport } from './transport';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** The longest a send can take before it fails by itself. */
export const SEND_MAX_MS = 2 * CONNECT_MS + 10 * SILENCE_MS;

/**
 * Sends through a mail server, encrypted unless it runs on this machine. A connection for each mail:
 * a pool would keep a finished command waiting, and the outbox sends a few at a time.
 */
export function smtpTransport(url: string): Transport {
  const mailer = openMailer(url, CONNECT_MS);
  return async (row) => {
    await mailer.sendMail(toMessage(row));
  };
}

/** Connects and signs in as sending does, and sends nothing. @throws what sending would throw */
export async function trySmtp(url: string, patienceMs: number): Promise<void> {
  await openMailer(url, patienceMs).verify();
}

function openMailer(url: string, connectMs: number) {
  const { hostname, protocol } = new URL(url);
  return createTransport({
    url,
    requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
