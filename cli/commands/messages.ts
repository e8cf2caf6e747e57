import { Command } from 'commander';
import type { ContactMessageRow } from '../../db/tables';
import { INQUIRY_TYPES, type InquiryType } from '../../services/contracts/limits/contact';
import { MESSAGE_STATUSES } from '../../services/contracts/limits/inbox';
import type { CliContext } from '../context';
import { example } from '../example';
import { emailAddress, oneOf, rowLimit } from '../options';
import { inJson } from '../terminal/printable';

const STATES = MESSAGE_STATUSES.join(', ');

interface ListOptions {
  status?: ContactMessageRow['status'];
  type?: InquiryType;
  search?: string;
  limit: number;
  json?: true;
}

/** `messages …`: what visitors wrote through the contact form. */
export function messagesCommand(context: CliContext): Command {
  const messages = new Command('messages')
    .description('read what visitors wrote, and say what became of it')
    .addCommand(listCommand(context), { isDefault: true })
    .addCommand(showCommand(context))
    .addCommand(setCommand(context))
    .addCommand(eraseCommand(context));
  return example(
    messages,
    'messages --status new',
    'messages show AA-7K3M9Q',
    'messages set AA-7K3M9Q closed',
  );
}

function listCommand({ withDb, print }: CliContext): Command {
  const command = new Command('list')
    .description('list messages, the newest first')
    .option('--status <status>', `only those that are ${STATES}`, oneOf(MESSAGE_STATUSES))
    .option('--type <type>', `only ${INQUIRY_TYPES.join(', ')}`, oneOf(INQUIRY_TYPES))
    .option('--search <words>', 'only those that hold every word, in any field')
    .option('--limit <number>', 'at most so many', rowLimit, 50)
    .option('--json', 'print the messages as JSON')
    .action(async ({ limit, json, ...filter }: ListOptions) => {
      const { readMessages } = await import('../../db/contact/contact-messages');
      const { messageLine } = await import('../messages/message-lines');
      const { rows } = await withDb((db) => readMessages(db, filter, { limit }));
      if (json) return print(inJson(rows.map(shown), 2));
      for (const row of rows) print(messageLine(row));
      if (rows.length === 0) print('There are no such messages.');
    });
  return example(
    command,
    'messages list --status new',
    'messages list --search "film rocka" --json',
  );
}

function showCommand({ withDb, print }: CliContext): Command {
  const command = new Command('show')
    .description('show one message with its notes and replies')
    .argument('<message>', 'its reference or its id')
    .option('--json', 'print it as JSON')
    .action(async (name: string, { json }: { json?: true }) => {
      const { findMessage } = await import('../../db/contact/contact-messages');
      const { listReplies } = await import('../../db/contact/contact-replies');
      const { messageLines } = await import('../messages/message-lines');
      const found = await withDb(async (db) => {
        const row = await findMessage(db, name);
        return row && { row, replies: await listReplies(db, row.id) };
      });
      if (!found) return unknown(command, name);
      const { row, replies } = found;
      if (json) return print(inJson({ ...shown(row), replies }, 2));
      for (const line of messageLines(row, replies)) print(line);
    });
  return example(command, 'messages show AA-7K3M9Q');
}

function setCommand({ withDb, print, now }: CliContext): Command {
  const command = new Command('set')
    .description('say what became of a message; the audit log keeps that it was you')
    .argument('<message>', 'its reference or its id')
    .argument('<status>', `one of ${STATES}`, oneOf(MESSAGE_STATUSES))
    .option('--notes <text>', 'replace the notes for the office')
    .action(
      async (name: string, status: ContactMessageRow['status'], { notes }: { notes?: string }) => {
        const { setMessage } = await import('../messages/set-message');
        const row = await withDb((db) => setMessage(db, name, { status, notes }, now()));
        if (!row) return unknown(command, name);
        print(`${row.reference} is ${row.status}.`);
      },
    );
  return example(command, 'messages set AA-7K3M9Q closed --notes "Answered by telephone"');
}

function eraseCommand(context: CliContext): Command {
  const command = new Command('erase')
    .description('erase every message from an address, with notes, replies and mails')
    .argument('<email>', 'the address', emailAddress)
    .action(async (email: string) => {
      const { eraseMessages } = await import('../messages/erase-messages');
      context.print(`Messages erased: ${await eraseMessages(context, email)}.`);
    });
  return example(command, 'messages erase ada@example.org');
}

function shown({ search_text, ...row }: ContactMessageRow) {
  return row;
}

function unknown(command: Command, name: string): never {
  return command.error(`There is no message ${name}. See npx cli messages list.`, { exitCode: 1 });
}
