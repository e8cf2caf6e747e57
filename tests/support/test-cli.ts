import path from 'node:path';
import { type CliContext, createContext } from '../../cli/context';
import { createProgram } from '../../cli/program';
import { verdictOn } from '../../cli/verdict';
import type { Db } from '../../db/connect';
import { loadConfig } from '../../services/settings/config';
import { NOON } from './app/test-app';

/** What a command did. */
export interface Typed {
  code: number;
  out: string;
  err: string;
}

/**
 * Types commands into the real command line within this process, over a database that is open: as
 * many as a test likes, in milliseconds. What is written past `print` goes to the real output.
 */
export function testCli(
  db: Db,
  {
    dataDir,
    contentDir = 'content',
    env = {},
    now = () => NOON,
    signal = new AbortController().signal,
  }: {
    dataDir: string;
    contentDir?: string;
    env?: Record<string, string>;
    now?: () => Date;
    /** Stops the command, as Ctrl-C does. */
    signal?: AbortSignal;
  },
): (...args: string[]) => Promise<Typed> {
  return (...args) =>
    typeInto(
      {
        root: path.resolve('.'),
        contentDir,
        config: async () =>
          loadConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://site.test', ...env }, dataDir),
        withDb: (task) => task(db),
        withAnyDb: (task) => task(db),
        now,
        abortOnStop: () => signal,
      },
      args,
    );
}

/** Types a command as a person would who has only these settings: within this process, but it looks for a database itself. */
export async function typeAsOperator(
  args: string[],
  settings: Record<string, string>,
): Promise<Typed> {
  const env = jest.replaceProperty(process, 'env', settings);
  try {
    return await typeInto(
      createContext(() => new AbortController().signal),
      args,
    );
  } finally {
    env.restore();
  }
}

async function typeInto(context: Omit<CliContext, 'print'>, args: string[]): Promise<Typed> {
  const lines: string[] = [];
  const program = createProgram({ ...context, print: (line) => void lines.push(`${line}\n`) });
  const verdict = await program
    .parseAsync(args, { from: 'user' })
    .then(() => ({ exitCode: 0, line: undefined }), verdictOn);
  const err = verdict.line === undefined ? '' : `${verdict.line}\n`;
  return { code: verdict.exitCode, out: lines.join(''), err };
}
