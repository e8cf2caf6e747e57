import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import { soundCommand } from '../../../../cli/commands/content/sound';
import type { CliContext } from '../../../../cli/context';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sound-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function typed(lines: string[], signal = new AbortController().signal): Command {
  // the command reads these of its context and nothing else
  const context = {
    contentDir: 'content',
    print: (line: string) => lines.push(line),
    abortOnStop: () => signal,
  };
  const command = soundCommand(context as unknown as CliContext);
  return command.exitOverride().configureOutput({ outputError: () => {} });
}

test('a signature becomes an MP3 of one channel, under half a megabyte', async () => {
  const lines: string[] = [];
  const file = path.join(folder, 'take.mp3');
  await typed(lines).parseAsync(['rocka', '--seed', '7', '--out', file], { from: 'user' });
  const recorded = readFileSync(file);
  expect(recorded.toString('latin1', 0, 3)).toBe('ID3');
  expect(recorded.includes(Buffer.from('Rocka: Take 7', 'utf16le'))).toBe(true);
  // behind the tag, whose size is written seven bits a byte
  const bytes = recorded.subarray(
    10 + [...recorded.subarray(6, 10)].reduce((size, byte) => size * 128 + byte, 0),
  );
  expect(bytes[0]).toBe(0xff);
  // layer III, MPEG 1, and one channel in the last two bits of the mode
  expect((bytes[1] ?? 0) & 0xfe).toBe(0xfa);
  expect((bytes[3] ?? 0) >> 6).toBe(3);
  expect(bytes.length).toBeGreaterThan(200_000);
  expect(bytes.length).toBeLessThan(400_000);
  expect(lines[0]).toMatch(/^Wrote .*take\.mp3: \d\d\.\d s at \d+ BPM, seed 7, \d+ bytes\.$/);
});

test('a stop while it is written leaves the take that was there, and no half of the other', async () => {
  const own = path.join(folder, 'own');
  mkdirSync(own);
  const file = path.join(own, 'take.wav');
  writeFileSync(file, 'the take of before');

  const stopped = typed([], AbortSignal.abort()).parseAsync(['rocka', '--wav', '--out', file], {
    from: 'user',
  });

  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  expect(readFileSync(file, 'utf8')).toBe('the take of before');
  expect(readdirSync(own)).toEqual(['take.wav']);
});

test('an artist that is not there and a seed that is none are refused', async () => {
  await expect(typed([]).parseAsync(['roka'], { from: 'user' })).rejects.toThrow(/rocka/);
  for (const seed of ['-1', '1.5', '4294967296', 'x']) {
    const answer = typed([]).parseAsync(['rocka', '--seed', seed], { from: 'user' });
    await expect(answer).rejects.toThrow(/whole number/);
  }
});
