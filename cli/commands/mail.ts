import { Command, InvalidArgumentError } from 'commander';
import { suggest } from '../../content/reader/nearest';
import type { OutboxRow } from '../../db/tables';
import type { CliContext } from '../context';
import { example } from '../example';

const STATUSES = ['waiting', 'sent', 'parked'] as const satisfies readonly OutboxRow['status'][];
const LIMIT_MAX = 10_000;

interface ListOptions {
  status?: OutboxRow['status'];
  limit: number;
  json?: true;
}

/** `mail …`: what the product has sent, or means to send. */
export function mailCommand(context: CliContext): Command {
  const mail = new Command('mail')
    .description('see the mails that were sent or wait to be')
    .addCommand(listCommand(context))
    .addCommand(showCommand(context));
  return example(mail, 'mail list', 'mail show 4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11');
}

function listCommand({ withDb, print }: CliContext): Command {
  const command = new Command('list')
    .description('list mails, the newest first')
    .option('--status <status>', `only those that are ${STATUSES.join(', ')}`, mailStatus)
    .option('--limit <number>', 'at most so many', mailLimit, 50)
    .option('--json', 'print the mails as JSON, without their text')
    .action(async ({ status, limit, json }: ListOptions) => {
      const { listOutbox } = await import('../../db/outbox');
      const rows = await withDb((db) => listOutbox(db, { ...(status && { status }), limit }));
      if (json) return print(JSON.stringify(rows.map(summary), null, 2));
      for (const row of rows) {
        print(`${row.id}  ${row.created_at}  ${stateOf(row)}  ${row.recipient}  ${row.subject}`);
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
      const { findEmail } = await import('../../db/outbox');
      const row = await withDb((db) => findEmail(db, id));
      if (!row) {
        return command.error(`There is no mail ${id}. See npx cli mail list.`, { exitCode: 1 });
      }
      if (json) return print(JSON.stringify(row, null, 2));
      const { mailLines } = await import('../mail-lines');
      for (const line of mailLines(row, await config())) print(line);
    });
  return example(command, 'mail show 4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11');
}

function stateOf({ status, attempts }: OutboxRow): string {
  return status === 'sent' ? status : `${status} after ${attempts} tries`;
}

function summary({ text, html, lease_until, lease_token, ...rest }: OutboxRow) {
  return rest;
}

function mailStatus(text: string): OutboxRow['status'] {
  const status = STATUSES.find((known) => known === text);
  if (status === undefined) throw new InvalidArgumentError(suggest(text, STATUSES));
  return status;
}

function mailLimit(text: string): number {
  const limit = Number(text);
  if (/^\d+$/.test(text) && limit >= 1 && limit <= LIMIT_MAX) return limit;
  throw new InvalidArgumentError(`Write a whole number from 1 to ${LIMIT_MAX}`);
}
