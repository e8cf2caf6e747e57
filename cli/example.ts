import type { Command } from 'commander';

/** Ends a command's help with lines that show how it is typed. */
export function example(command: Command, ...lines: string[]): Command {
  const shown = lines.map((line) => `  npx cli ${line}`).join('\n');
  return command.addHelpText('after', `\nExample:\n${shown}`);
}
