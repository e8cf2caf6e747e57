import { types } from 'node:util';
import pino from 'pino';
import { errorCode } from '../db/engine/errors';
import { openOutput } from './life/output-lines';
import type { Settings } from './settings/settings';

/**
 * The service's log. What goes in: request ids, routes, statuses, durations, codes. What does not:
 * client addresses, query strings, headers, bodies, mail addresses, values of queries.
 */
export type Log = pino.Logger;

/**
 * Lines for a person on a terminal, JSON elsewhere; on stderr, since stdout is for `Ready`.
 * @param file takes them too, as JSON
 */
export function createLog(
  level: Settings['LOG_LEVEL'],
  isTerminal: boolean,
  file?: pino.DestinationStream,
): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const screen = isTerminal
    ? { write: (line: string) => void process.stderr.write(forTerminal(line)) }
    : openStderr();
  return pino(options, {
    write(line) {
      screen.write(line);
      file?.write(line);
    },
  });
}

/** Node makes a pipe one that refuses instead of waiting, once it is asked for its own stream of it. */
const openStderr = () => openOutput(process.stderr.fd, leftOut);

function leftOut(lines: number): string {
  const msg =
    'Lines were left out here, since they were not taken. DATA_DIR/logs has the last of them';
  const [level, time] = [pino.levels.values.warn, new Date().toISOString()];
  return `${JSON.stringify({ level, time, lines, msg })}\n`;
}

/**
 * What may be said of an error: its kind and where it was thrown. A driver's message can quote
 * the value it refused, so the message is kept only where no driver gave a code.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!types.isNativeError(error)) return { thrown: typeof error };
  const code = errorCode(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...(code === undefined ? { message: error.message } : { code }),
    frames: frames.map((line) => line.trim()),
  };
}

/** `12:00:00 info  POST /api/contact status=201 …` */
export function forTerminal(line: string): string {
  const { level, time, msg, ...rest }: Record<string, unknown> = JSON.parse(line);
  const name = pino.levels.labels[Number(level)] ?? String(level);
  const fields = Object.entries(rest).map(([key, value]) => ` ${key}=${plain(value)}`);
  return `${String(time).slice(11, 19)} ${name.padEnd(5)} ${msg ?? ''}${fields.join('')}\n`;
}

function plain(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
