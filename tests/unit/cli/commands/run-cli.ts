import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');

/** What a command of the real command line did. */
export interface CliResult {
  code: number | null;
  out: string;
  err: string;
}

/** Types a command, pipes `input` into it and waits until it has ended. Its only settings are `env`. */
export function runCli(
  args: string[],
  env: Record<string, string>,
  input = '',
): Promise<CliResult> {
  const child = spawn(process.execPath, [path.join(ROOT, 'cli', 'bin.cjs'), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A command that reads nothing may end before it is written.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const result: CliResult = { code: null, out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    result.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    result.err += text;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...result, code })));
}

/** One line and nothing else. */
export const ONE_LINE = /^[^\n]+\n$/;
