import { CommanderError } from 'commander';
import { dbFault } from '../db/engine/errors';
import { codeOf } from './error-code';

/** How a command ended that did not end well. */
export interface Verdict {
  /** For stderr; undefined when everything has been said. */
  line: string | undefined;
  /** 0 done, 1 failed, 2 wrong usage. */
  exitCode: 0 | 1 | 2;
}

/** Errors whose message is written for the person who typed the command. */
const FOR_PEOPLE = ['StartError', 'ContentError', 'AppError'];

/** PostgreSQL: no such database, no such user; SQLite: a file that is none, or damaged. */
const REFUSED = /^(?:3D000|28...|SQLITE_NOTADB|SQLITE_CORRUPT)$/;

/** Says what to print for anything that a command threw, and with which code to exit. */
export function verdictOn(error: unknown): Verdict {
  if (error instanceof CommanderError) return usageVerdict(error);
  if (!(error instanceof Error)) return { line: String(error), exitCode: 1 };
  if (FOR_PEOPLE.includes(error.name)) return { line: error.message, exitCode: 1 };
  return { line: databaseLine(error) ?? fileLine(error) ?? error.stack, exitCode: 1 };
}

function usageVerdict({ code, exitCode, message }: CommanderError): Verdict {
  if (exitCode === 0) return { line: undefined, exitCode: 0 };
  // A command given nothing has shown its help instead of a line.
  if (code === 'commander.help') return { line: undefined, exitCode: 2 };
  const line = message.replace(/^error: /, '').replaceAll('\n', ' ');
  return { line, exitCode: code === 'commander.error' && exitCode === 1 ? 1 : 2 };
}

function databaseLine(error: Error): string | undefined {
  const code = codeOf(error) ?? error.name;
  if (REFUSED.test(code)) {
    return `The database cannot be used (${code}). Mend DATABASE_URL, or move the file away and restore a backup.`;
  }
  switch (dbFault(error)) {
    case 'conflict':
    case 'busy':
      return `The database is busy (${code}). Try again in a moment.`;
    case 'full':
      return `There is no room left for the database (${code}). Free some space and try again.`;
    case 'unreachable':
      return `The database cannot be reached (${code}). Start it, or mend DATABASE_URL or DATA_DIR.`;
    default:
      return undefined;
  }
}

function fileLine(error: Error): string | undefined {
  const code = codeOf(error);
  if (!('path' in error) || code === undefined) return undefined;
  return `${String(error.path)}: cannot be used (${code}). Name another place or mend its permissions.`;
}
