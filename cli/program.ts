import { Command } from 'commander';
import { version } from '../package.json';
import {
  createUserCommand,
  grantAdminCommand,
  revokeAdminCommand,
  setPasswordCommand,
} from './commands/accounts';
import { assistantCommand } from './commands/assistant';
import { backupCommand } from './commands/backup';
import { contentCommand } from './commands/content';
import { doctorCommand } from './commands/doctor';
import { dropCommand } from './commands/drop';
import { exportAnalyticsCommand } from './commands/export-analytics';
import { mailCommand } from './commands/mail';
import { messagesCommand } from './commands/messages';
import { migrateCommand } from './commands/migrate';
import { personCommand } from './commands/person';
import { purgeCommand } from './commands/purge';
import { questionsCommand } from './commands/questions';
import { restoreCommand } from './commands/restore';
import { seedCommand } from './commands/seed';
import { subscribersCommand } from './commands/subscribers';
import { summaryCommand } from './commands/summary';
import type { CliContext } from './context';
import { example } from './example';
import { printable } from './terminal/printable';

/**
 * The operator's command line, ready to parse. Nothing in it exits: what goes wrong is thrown. Whatever it prints, nothing
 * in it moves the cursor: much of it was written by strangers.
 */
export function createProgram(given: CliContext): Command {
  const context = { ...given, print: (line: string) => given.print(printable(line)) };
  const program = new Command('cli')
    .usage('<command> [options]')
    .description('What an operator of the site types. Settings come from the environment and .env.')
    .version(version)
    .addCommand(migrateCommand(context))
    .addCommand(seedCommand(context))
    .addCommand(contentCommand(context))
    .addCommand(summaryCommand(context))
    .addCommand(exportAnalyticsCommand(context))
    .addCommand(purgeCommand(context))
    .addCommand(messagesCommand(context))
    .addCommand(mailCommand(context))
    .addCommand(assistantCommand(context))
    .addCommand(questionsCommand(context))
    .addCommand(subscribersCommand(context))
    .addCommand(personCommand(context))
    .addCommand(dropCommand(context))
    .addCommand(createUserCommand(context))
    .addCommand(setPasswordCommand(context))
    .addCommand(grantAdminCommand(context))
    .addCommand(revokeAdminCommand(context))
    .addCommand(backupCommand(context))
    .addCommand(restoreCommand(context))
    .addCommand(doctorCommand(context));
  settle(example(program, 'content check'), []);
  return program;
}

/** Commander gives its settings to no command that was made elsewhere, so each gets them here. */
function settle(command: Command, parents: string[]): void {
  const words = [...parents, command.name()];
  // A command given nothing shows its help, on the output: errors are one line.
  const writeErr = (help: string) => process.stdout.write(help);
  command.configureOutput({ outputError: () => {}, writeErr }).exitOverride((error) => {
    const isOurs = error.code === 'commander.error';
    if (error.exitCode !== 0 && !isOurs) {
      const names = command.commands.map((child) => child.name()).join(', ');
      const sentence =
        error.code === 'commander.help'
          ? `Name a command: ${names}.`
          : error.message.replace(/(?<![.?])$/, '.');
      error.message = `${sentence} See npx ${words.join(' ')} --help.`;
    }
    throw error;
  });
  for (const child of command.commands) settle(child, words);
}
