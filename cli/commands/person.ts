import { Command } from 'commander';
import type { CliContext } from '../context';
import { example } from '../example';
import { emailAddress } from '../options';
import { inJson } from '../terminal/printable';

/** `person …`: what is held under one address, wherever it is. */
export function personCommand(context: CliContext): Command {
  const person = new Command('person')
    .description('show or erase everything that is held under one address')
    .addCommand(showCommand(context))
    .addCommand(eraseCommand(context));
  return example(person, 'person show ada@example.org --json', 'person erase ada@example.org');
}

function showCommand({ withDb, print }: CliContext): Command {
  const command = new Command('show')
    .description('show what newsletter, inbox, accounts and outbox hold, to hand to its owner')
    .argument('<email>', 'the address', emailAddress)
    .option('--json', 'print it as JSON')
    .action(async (email: string, { json }: { json?: true }) => {
      const { readPerson } = await import('../person/read-person');
      const { personLines } = await import('../person/person-lines');
      const data = await withDb((db) => readPerson(db, email));
      if (json) return print(inJson(data, 2));
      for (const line of personLines(data)) print(line);
    });
  return example(command, 'person show ada@example.org', 'person show ada@example.org --json');
}

function eraseCommand(context: CliContext): Command {
  const command = new Command('erase')
    .description(
      'erase all of it; only a keyed hash stays, so that the newsletter never writes to it again',
    )
    .argument('<email>', 'the address', emailAddress)
    .option('--json', 'print the counts as JSON')
    .action(async (email: string, { json }: { json?: true }) => {
      const { erasePerson } = await import('../person/erase-person');
      const erased = await erasePerson(context, email);
      if (erased === 'is an administrator') {
        const mend = `Run npx cli revoke-admin ${email} first.`;
        return command.error(`${email} is an administrator. ${mend}`, { exitCode: 1 });
      }
      if (json) return context.print(inJson(erased));
      const { mentionsLine } = await import('../person/person-lines');
      const { subscriptions, messages, accounts, mails, files, mentions } = erased;
      context.print(
        `Erased: subscriptions ${subscriptions}, messages ${messages}, accounts ${accounts}, mails ${mails}, mail files ${files}. Backups and the team’s mailbox are yours to look through.`,
      );
      if (mentions.length > 0) context.print(mentionsLine(email, mentions));
    });
  return example(command, 'person erase ada@example.org');
}
