import { Command } from 'commander';
import {
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '../../services/contracts/limits/subscriptions';
import type { CliContext } from '../context';
import { example } from '../example';
import { emailAddress, oneOf } from '../options';
import { inJson } from '../terminal/printable';

const STATES = SUBSCRIPTION_STATUSES.join(', ');

/** `subscribers …`: the addresses of the newsletter. */
export function subscribersCommand(context: CliContext): Command {
  const subscribers = new Command('subscribers')
    .description('take the newsletter’s addresses out and in, and erase them')
    .addCommand(exportCommand(context))
    .addCommand(showCommand(context))
    .addCommand(importCommand(context))
    .addCommand(eraseCommand(context))
    .addCommand(allowCommand(context));
  return example(
    subscribers,
    'subscribers export --out list.csv',
    'subscribers erase ada@example.org',
  );
}

interface ExportOptions {
  status?: SubscriptionStatus;
  json?: true;
  out?: string;
}

function exportCommand({ withDb, abortOnStop, now }: CliContext): Command {
  const command = new Command('export')
    .description('write all addresses, the oldest first, to the output or a file')
    .option('--status <status>', `only those that are ${STATES}`, oneOf(SUBSCRIPTION_STATUSES))
    .option('--json', 'as JSON instead of CSV')
    .option('--out <file>', 'a file only you can read, replaced when all is written')
    .action(async ({ status, json, out }: ExportOptions) => {
      const { eachSubscription } = await import('../../db/audience/subscriptions');
      const { recordAudit } = await import('../../db/accounts/audit-log');
      const { subscriberCsv, subscriberJson } = await import('../newsletter/subscriber-list');
      const { writeFileWhole, writeToOutput } = await import('../export/write-out');
      const signal = abortOnStop();
      await withDb(async (db) => {
        await recordAudit(db, { actor: 'cli', action: 'subscriptions.export', at: now() });
        const rows = eachSubscription(db, status);
        const pieces = json ? subscriberJson(rows) : subscriberCsv(rows);
        await (out === undefined
          ? writeToOutput(pieces, signal)
          : writeFileWhole(out, pieces, signal));
      });
    });
  return example(
    command,
    'subscribers export --status active --out list.csv',
    'subscribers export --json',
  );
}

function showCommand({ withDb, print }: CliContext): Command {
  const command = new Command('show')
    .description('show everything that the newsletter holds of one address, consents included')
    .argument('<email>', 'the address', emailAddress)
    .option('--json', 'print it as JSON')
    .action(async (email: string, { json }: { json?: true }) => {
      const { findSubscriptionOf } = await import('../../db/audience/subscriptions');
      const { dataOf } = await import('../../services/subscriptions/settings/read-settings');
      const { subscriberLines } = await import('../newsletter/subscriber-lines');
      const data = await withDb(async (db) => {
        const row = await findSubscriptionOf(db, email);
        return row && dataOf({ db }, row);
      });
      if (!data) return command.error(`${email} is not on the list.`, { exitCode: 1 });
      if (json) return print(inJson(data, 2));
      for (const line of subscriberLines(data)) print(line);
    });
  return example(
    command,
    'subscribers show ada@example.org',
    'subscribers show ada@example.org --json',
  );
}

function importCommand(context: CliContext): Command {
  const command = new Command('import')
    .description('take in a list: each address is asked by mail, unless its consent is shown')
    .argument('<file>', 'CSV with a head (email, perhaps topics), or JSON, as export writes them')
    .option('--consent <words>', 'they have agreed already: when, where and to what words')
    .option('--json', 'print the counts as JSON')
    .action(async (file: string, { consent, json }: { consent?: string; json?: true }) => {
      if (consent?.trim() === '') {
        command.error('--consent must say when, where and to what they agreed.', { exitCode: 2 });
      }
      const { takeInList } = await import('../newsletter/take-in-list');
      const counts = await takeInList(context, file, consent?.trim());
      if (json) return context.print(inJson(counts));
      const { stored, known, suppressed, left_out } = counts;
      const what = consent === undefined ? 'Asked by mail' : 'On the list now';
      context.print(
        `${what}: ${stored}. Known before: ${known}. Erased, so left alone: ${suppressed}. Not active in the file: ${left_out}.`,
      );
    });
  return example(
    command,
    'subscribers import list.csv',
    'subscribers import list.csv --consent "Paper list at the panel, 20 Feb 2024: news by mail"',
  );
}

function eraseCommand(context: CliContext): Command {
  const command = new Command('erase')
    .description('erase an address and all that the newsletter holds of it; no form revives it')
    .argument('<email>', 'the address', emailAddress)
    .action(async (email: string) => {
      const { eraseAddress } = await import('../newsletter/erase-address');
      context.print(
        (await eraseAddress(context, email))
          ? 'Erased. Messages to the office are apart: see npx cli messages.'
          : 'It was not on the list. From now on nothing puts it there.',
      );
    });
  return example(command, 'subscribers erase ada@example.org');
}

function allowCommand(context: CliContext): Command {
  const command = new Command('allow')
    .description('let the forms write again to an address that was erased, at its owner’s wish')
    .argument('<email>', 'the address', emailAddress)
    .action(async (email: string) => {
      const { allowAddress } = await import('../newsletter/erase-address');
      const isAllowed = await allowAddress(context, email);
      context.print(isAllowed ? 'It can sign up again.' : 'Nothing kept it away.');
    });
  return example(command, 'subscribers allow ada@example.org');
}
