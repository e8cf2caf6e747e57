import { CommanderError } from 'commander';
import { dbFault, errorCode } from '../db/engine/errors';
import { databaseRefusal } from '../services/life/database-refusal';
import { isNoRoom } from './is-no-room';

/** How a command ended that did not end well. */
export interface Verdict {
  /** For stderr; undefined when everything has been said. */
  line: string | undefined;
  /** 0 done, 1 failed, 2 wrong usage. */
  exitCode: 0 | 1 | 2;
}

/** Errors whose message is written for the person who typed the command. */
const FOR_PEOPLE = ['StartError', 'ContentError', 'AppError'];

const STOPPED = 'Stopped before its end: no file and no database was replaced.';

/** Says what to print for anything that a command threw, and with which code to exit. */
export function verdictOn(error: unknown): Verdict {
  if (error instanceof CommanderError) return usageVerdict(error);
  if (!(error instanceof Error)) return { line: String(error), exitCode: 1 };
  // what can be stopped half-way does all or nothing, or says itself how far it came
  if (error.name === 'AbortError') return { line: STOPPED, exitCode: 1 };
  if (FOR_PEOPLE.includes(error.name)) return { line: error.message, exitCode: 1 };
  const line = databaseRefusal(error) ?? busyLine(error) ?? fileLine(error) ?? error.stack;
  return { line, exitCode: 1 };
}

function usageVerdict({ code, exitCode, message }: CommanderError): Verdict {
  if (exitCode === 0) return { line: undefined, exitCode: 0 };
  const line = message.replace(/^error: /, '').replaceAll('\n', ' ');
  return { line, exitCode: code === 'commander.error' && exitCode === 1 ? 1 : 2 };
}

function busyLine(error: Error): string | undefined {
  const fault = dbFault(error);
  if (fault !== 'conflict' && fault !== 'busy') return undefined;
  return `The database is busy (${errorCode(error) ?? error.name}). Try again in a moment.`;
}

function fileLine(error: Error): string | undefined {
  const code = errorCode(error);
  const place = 'path' in error ? `${String(error.path)}: ` : '';
  // Whoever writes on to an open file is not told its name.
  if (isNoRoom(code)) {
    return `${place}there is no room left (${code}). Free some, or name another place.`;
  }
  if (place === '' || code === undefined) return undefined;
  return `${place}cannot be used (${code}). Name another place or mend its permissions.`;
}
