import { lstatSync, readFileSync } from 'node:fs';
import { errorCode } from '../../db/engine/errors';
import { StartError } from '../start-error';

const EMPTY = /^\s*(?:#.*)?$/;
const SETTING = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/s;
const QUOTED = /^(["'`])(.*?)\1(.*)$/s;
const NOTE = /(?<=^|\s)#.*$/;

const NO_SETTING = 'is not a setting. Write NAME=value, or # before a note';
const AFTER_QUOTE = 'has more after the closing quote. Write the whole value in one pair of quotes';
const OPEN_QUOTE = 'opens a quote that nothing closes. Write the whole value in one pair of quotes';
const HASH = 'has a # within its value. Put the value in quotes, or a space before the note';

/**
 * Reads a `.env` file; `{}` when there is none. Not with Node's parser: it skips what it does not understand,
 * cuts a password at its `#`, and in some versions takes the next line for the value of an empty setting.
 * Of a name that stands there twice, the last one counts.
 * @throws StartError naming the line that is no setting, or that could be read in two ways.
 */
export function readEnvFile(file: string): Record<string, string | undefined> {
  const settings: Record<string, string> = {};
  const lines = readText(file).split(/\r\n?|\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const first = at;
    let text = lines[at] ?? '';
    if (EMPTY.test(text)) continue;
    // a quoted value may run over several lines
    while (isOpen(text) && at + 1 < lines.length) {
      at += 1;
      text += `\n${lines[at]}`;
    }
    const [, name, rest = ''] = SETTING.exec(text) ?? [];
    const value = readValue(rest);
    if (name === undefined || 'fault' in value) {
      const fault = 'fault' in value ? value.fault : NO_SETTING;
      throw new StartError(`${file}:${first + 1}: ${name === undefined ? NO_SETTING : fault}`);
    }
    settings[name] = value.text;
  }
  return settings;
}

function isOpen(text: string): boolean {
  const rest = SETTING.exec(text)?.[2] ?? '';
  return /^["'`]/.test(rest) && !QUOTED.test(rest);
}

function readValue(rest: string): { text: string } | { fault: string } {
  const [, mark, within = '', after = ''] = QUOTED.exec(rest) ?? [];
  if (mark !== undefined) {
    if (!EMPTY.test(after)) return { fault: AFTER_QUOTE };
    return { text: mark === '"' ? within.replaceAll('\\n', '\n') : within };
  }
  if (/^["'`]/.test(rest)) return { fault: OPEN_QUOTE };
  const text = rest.replace(NOTE, '').trim();
  return text.includes('#') || /^#\S/.test(rest) ? { fault: HASH } : { text };
}

function readText(file: string): string {
  try {
    // Some editors begin a file with a byte order mark.
    return readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const code = errorCode(error);
    // a link that leads nowhere, as to a disk that is not mounted, holds settings that must not be missed
    if (code === 'ENOENT' && !lstatSync(file, { throwIfNoEntry: false })) return '';
    throw new StartError(`${file}: cannot be read (${code}). Make it a readable file or remove it`);
  }
}
