import { Command } from 'commander';
import type { OutboxRow } from '../../db/tables';
import { MAIL_STATUSES } from '../../services/contracts/limits/inbox';
import type { CliContext } from '../context';
import { example } from '../example';
import { oneOf, rowLimit } from '../options';
import { inJson } from '../terminal/printable';
import { discardCommand, flushCommand, retryCommand } from './mail-send';

const STATES = MAIL_STATUSES.join(', ');

interface ListOptions {
  status?: OutboxRow['status'];
  limit: number;
  json?: true;
}

/** `mail …`: what the product has sent, or means to send. */
export function mailCommand(context: CliContext): Command {
  const mail = new Command('mail')
    .description('see and send the mails that wait, went out or were given up')
    .addCommand(listCommand(context))
    .addCommand(showCommand(context))
    .addCommand(flushCommand(context))
    .addCommand(retryCommand(context))
    .addCommand(discardCommand(context));
  return example(mail, 'mail list', 'mail show 4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11');
}

function listCommand({ withDb, print }: CliContext): Command {
  const command = new Command('list')
    .description('list mails, the newest first')
    .option('--status <status>', `only those that are ${STATES}`, oneOf(MAIL_STATUSES))
    .option('--limit <number>', 'at most so many', rowLimit, 50)
    .option('--json', 'print the mails as JSON, without their text')
    .action(async ({ status, limit, json }: ListOptions) => {
      const { listOutbox } = await import('../../db/outbox/outbox');
      const rows = await withDb((db) => listOutbox(db, { ...(status && { status }), limit }));
      if (json) return print(inJson(rows.map(summary), 2));
      for (const row of rows) {
        const why = row.last_error === null ? '' : `  (${row.last_error})`;
        print(
          `${row.id}  ${row.created_at}  ${stateOf(row)}  ${row.recipient}  ${row.subject}${why}`,
        );
      }
      if (rows.length === 0) print('There are no such mails.');
    });
  return example(command, 'mail list', 'mail list --status parked --json');
}

function showCommand({ withDb, config, print }: CliContext): Command {
  const command = new Command('show')
    .description('show one mail with its text')
    .argument('<id>', 'as mail list prints it')
    .option('--json', 'print the mail as JSON')
    .action(async (id: string, { json }: { json?: true }) => {
      const { findEmail } = await import('../../db/outbox/outbox');
      const row = await withDb((db) => findEmail(db, id));
      if (!row) {
        return command.error(`There is no mail ${id}. See npx cli mail list.`, { exitCode: 1 });
      }
      if (json) return print(inJson(row, 2));
      const { mailLines } = await import('../mail/mail-lines');
      for (const line of mailLines(row, await config())) print(line);
    });
  return example(command, 'mail show 4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11');
}

function stateOf({ status, attempts }: OutboxRow): string {
  if (status === 'sent') return status;
  return `${status} after ${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
}

function summary({ text, html, lease_until, lease_token, ...rest }: OutboxRow) {
  return rest;
}
