import { once } from 'node:events';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { writeFileWhole } from '../../../cli/export/write-out';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'out-'));
  file = path.join(folder, 'views.csv');
  writeFileSync(file, 'old');
});
afterEach(() => rmSync(folder, { recursive: true }));

const never = new AbortController().signal;

test('the file is replaced by all pieces in their order', async () => {
  async function* pieces() {
    yield 'one ';
    expect(readFileSync(file, 'utf8')).toBe('old');
    yield 'two';
  }
  await writeFileWhole(file, pieces(), never);
  expect(readFileSync(file, 'utf8')).toBe('one two');
  expect(readdirSync(folder)).toEqual(['views.csv']);
});

test('nothing that others laid in its way is written to, and it is its owner’s alone', async () => {
  const other = path.join(folder, 'other');
  writeFileSync(other, 'theirs');
  symlinkSync(other, `${file}.part-${process.pid}`);
  async function* pieces() {
    yield 'ours';
  }
  await writeFileWhole(file, pieces(), never);
  expect(readFileSync(other, 'utf8')).toBe('theirs');
  expect(readFileSync(file, 'utf8')).toBe('ours');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a database is not replaced, as by whoever takes the file for what is to be backed up', async () => {
  const database = `SQLite format 3\0${'x'.repeat(84)}`;
  writeFileSync(file, database);
  async function* pieces() {
    yield 'ours';
  }
  await expect(writeFileWhole(file, pieces(), never)).rejects.toThrow(
    `${file}: is a database, so it is not replaced. Name another file.`,
  );
  expect(readFileSync(file, 'utf8')).toBe(database);
});

test('what is no file is not replaced: a device would be gone', async () => {
  const socket = path.join(folder, 'socket');
  const server = createServer().listen(socket);
  await once(server, 'listening');
  async function* pieces() {
    yield 'ours';
  }
  try {
    await expect(writeFileWhole(socket, pieces(), never)).rejects.toThrow(
      `${socket}: is there and no file, so it is not replaced. Name another file.`,
    );
    expect(statSync(socket).isSocket()).toBe(true);
  } finally {
    server.close();
  }
});

test('a source that fails leaves the old file and nothing else', async () => {
  async function* pieces() {
    yield 'one ';
    throw new Error('the source broke');
  }
  await expect(writeFileWhole(file, pieces(), never)).rejects.toThrow('the source broke');
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['views.csv']);
});

test.each([
  ['a disk', 'ENOSPC'],
  ['a file', 'EFBIG'],
])('%s that is full leaves the old file, and the line names the new one', async (_, code) => {
  // As a stream fails that writes on to a file: without its name.
  const full = Object.assign(new Error('It is full.'), { code, syscall: 'write' });
  async function* pieces() {
    yield 'one ';
    throw full;
  }
  await expect(writeFileWhole(file, pieces(), never)).rejects.toMatchObject({
    name: 'StartError',
    message: `${file}: there is no room left (${code}). Free some, or name another place.`,
  });
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['views.csv']);
});

test('a stop in the middle leaves the old file and nothing else', async () => {
  const stopping = new AbortController();
  async function* pieces() {
    yield 'one ';
    stopping.abort();
    yield 'two';
  }
  const written = writeFileWhole(file, pieces(), stopping.signal);
  await expect(written).rejects.toMatchObject({ name: 'AbortError' });
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['views.csv']);
});
