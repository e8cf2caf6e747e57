import { Command } from 'commander';
import type { CliContext } from '../../context';
import { example } from '../../example';
import { inJson } from '../../terminal/printable';

/** Worst last: it stands above the prompt, where the eye is. */
const LEVELS = ['notice', 'warning', 'error'];
/** While there are errors, what merely waits for a decision would hide them. */
const URGENT = ['warning', 'error'];

/** `content check`: every error, warning and notice of the content, at its place. */
export function checkCommand({ contentDir, print, now }: CliContext): Command {
  const command = new Command('check')
    .description('read all content and report what is wrong or open, as file:line:column')
    .option('--strict', 'fail on what is open too, such as texts that wait for a confirmation')
    .option('--json', 'print the findings as JSON')
    .action(async ({ strict, json }: { strict?: true; json?: true }) => {
      const { formatFault, readContent } = await import('../../../content/load');
      const { faults } = await readContent(contentDir, now());
      const count = (level: string) => faults.filter((fault) => fault.level === level).length;
      const errors = count('error');

      if (json) print(inJson(faults, 2));
      else {
        for (const level of errors > 0 ? URGENT : LEVELS) {
          for (const fault of faults.filter((one) => one.level === level)) {
            print(`${level.padEnd(7)} ${formatFault(fault)}`);
          }
        }
      }
      if (errors > 0) {
        command.error(`The content has errors: ${errors}. Mend them and check again.`, {
          exitCode: 1,
        });
      }
      if (strict && faults.length > 0) {
        command.error(
          `The content has open points: ${faults.length}. Settle them, or leave out --strict.`,
          {
            exitCode: 1,
          },
        );
      }
      if (!json) {
        print(
          `The content can be used (warnings: ${count('warning')}, notices: ${count('notice')}).`,
        );
      }
    });
  return example(command, 'content check', 'content check --strict', 'content check --json');
}
