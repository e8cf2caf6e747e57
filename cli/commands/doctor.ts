import { Command } from 'commander';
import type { CliContext } from '../context';
import { example } from '../example';
import { inJson } from '../terminal/printable';

/** `doctor`: whether everything is in order for the product to run, and what mends what is not. */
export function doctorCommand(context: CliContext): Command {
  const command = new Command('doctor')
    .description('look at everything that the product needs to run, and say what to mend')
    .option('--json', 'print the findings as JSON')
    .action(async ({ json }: { json?: true }) => {
      const { examine } = await import('../doctor/examine');
      const findings = await examine(context);
      if (json) context.print(inJson(findings, 2));
      else {
        for (const { name, state, detail, mend } of findings) {
          const advice = mend === undefined ? '' : ` ${mend}`;
          context.print(`${state.padEnd(5)} ${name.padEnd(13)} ${detail}${advice}`);
        }
      }
      const failed = findings.filter(({ state }) => state === 'fail').map(({ name }) => name);
      if (failed.length === 0) return;
      command.error(`Not in order: ${failed.join(', ')}. The lines above say what to do.`, {
        exitCode: 1,
      });
    });
  return example(command, 'doctor', 'doctor --json');
}
