import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { replay } from '../../faults/replay';
import { randomFrom, uuidFrom } from '../../faults/scenario';
import { tempFolder } from '../../support/process/test-process';

const hex = (text: string) =>
  [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
const file = `7<${hex('/data/site.sqlite')}>`;
const write = (text: string, at: number) =>
  `pwrite64(${file}, "${hex(text)}", ${text.length}, ${at}) = ${text.length}`;
const answer = (name: string, status = 201) =>
  `writev(9<${hex('socket:[1]')}>, [{iov_base="${hex(`HTTP/1.1 ${status} OK\r\nX-Request-Id: ${name}\r\n\r\n`)}", iov_len=9}], 1) = 9`;

/** What would be left of the file at each answer. */
async function leftAt(lines: string[]): Promise<Record<string, string | undefined>> {
  const { folder, remove } = tempFolder();
  const log = path.join(folder, 'trace');
  writeFileSync(log, lines.join('\n'));
  const left: Record<string, string | undefined> = {};
  await replay(log, async (name, disk) => {
    left[name] = disk.get('/data/site.sqlite')?.toString();
  });
  remove();
  return left;
}

test('of a file only what was synced is left', async () => {
  const left = await leftAt([
    `1 ${write('abc', 0)}`,
    `2 ${answer('before')}`,
    `1 fdatasync(${file}) = 0`,
    `2 ${answer('synced')}`,
    `1 ${write('X', 1)}`,
    `1 ftruncate(${file}, 2) = 0`,
    `2 ${answer('written-over')}`,
    `1 fsync(${file}) = 0`,
    `2 ${answer('again')}`,
  ]);

  expect(left).toEqual({ before: undefined, synced: 'abc', 'written-over': 'abc', again: 'aX' });
});

test('calls of several threads that overlap count when they end', async () => {
  const left = await leftAt([
    `1 ${write('abc', 0)}`,
    `1 fdatasync(${file} <unfinished ...>`,
    `2 ${answer('during')}`,
    '1 <... fdatasync resumed>) = 0',
    `2 ${answer('after')}`,
  ]);

  expect(left).toEqual({ during: undefined, after: 'abc' });
});

test('a sync that failed keeps nothing, a refusal is no acknowledgement', async () => {
  const left = await leftAt([
    `1 ${write('abc', 0)}`,
    `1 fdatasync(${file}) = -1 EIO (Input/output error)`,
    `2 ${answer('refused', 507)}`,
    `2 ${answer('told')}`,
  ]);

  expect(left).toEqual({ told: undefined });
});

test('the same seed gives the same calls', () => {
  const uuids = (seed: number) => {
    const random = randomFrom(seed);
    return Array.from({ length: 50 }, () => uuidFrom(random));
  };

  expect(uuids(1)).toEqual(uuids(1));
  expect(new Set([...uuids(1), ...uuids(2)]).size).toBe(100);
  for (const uuid of uuids(3))
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});
