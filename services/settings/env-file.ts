import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { errorCode } from '../../db/engine/errors';
import { StartError } from '../start-error';

const EMPTY = /^\s*(?:#.*)?$/;
const SETTING = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/;
const OPENED_QUOTE = /^(["'`])(?!.*\1)/;

/**
 * Reads a `.env` file; `{}` when there is none. Node's parser skips what it does not understand,
 * so the lines are looked at first.
 * @throws StartError naming the line that is no setting.
 */
export function readEnvFile(file: string): Record<string, string | undefined> {
  const text = readText(file);
  const broken = brokenLine(text);
  if (broken !== undefined) {
    throw new StartError(
      `${file}:${broken}: is not a setting. Write NAME=value, or # before a note`,
    );
  }
  return parseEnv(text);
}

function readText(file: string): string {
  try {
    // Some editors begin a file with a byte order mark, which Node's parser takes for a letter of the first name.
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return '';
    throw new StartError(`${file}: cannot be read (${code}). Make it a readable file or remove it`);
  }
}

/** Counted from 1. A quoted value may run over several lines; one that never ends is broken. */
function brokenLine(text: string): number | undefined {
  let quote: { mark: string; line: number } | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (quote) {
      if (line.includes(quote.mark)) quote = undefined;
      continue;
    }
    const setting = SETTING.exec(line);
    if (!setting && !EMPTY.test(line)) return index + 1;
    const mark = OPENED_QUOTE.exec(setting?.[1] ?? '')?.[1];
    if (mark) quote = { mark, line: index + 1 };
  }
  return quote?.line;
}
