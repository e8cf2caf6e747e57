import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSecret } from '../../../../services/life/secret';
import { tempFolder } from '../../../support/process/test-process';

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => {
  temp = tempFolder();
});
afterEach(() => temp.remove());

const open = () => openSecret({ dataDir: temp.folder, jwtSecret: undefined });

test('the secret of the settings is used and nothing is written', async () => {
  const jwtSecret = 'x'.repeat(32);

  expect(await openSecret({ dataDir: temp.folder, jwtSecret })).toBe(jwtSecret);
  expect(readdirSync(temp.folder)).toEqual([]);
});

test('without one it is made once, for this user alone', async () => {
  const first = await open();

  expect(Buffer.from(first, 'base64url')).toHaveLength(48);
  expect(await open()).toBe(first);
  expect(readdirSync(temp.folder)).toEqual(['secret']);
  expect(statSync(path.join(temp.folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('starts at the same time agree on one', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, open));

  expect(new Set(secrets).size).toBe(1);
  expect(readdirSync(temp.folder)).toEqual(['secret']);
});

test('one that others can read is refused, and the mend is named', async () => {
  await open();
  const file = path.join(temp.folder, 'secret');
  chmodSync(file, 0o640);

  await expect(open()).rejects.toThrow(
    `DATA_DIR: other users can read ${file}. Run: chmod 600 ${file}`,
  );
});

test('one that is too short is refused', async () => {
  // that others can read it is no matter: it goes
  writeFileSync(path.join(temp.folder, 'secret'), 'short\n', { mode: 0o644 });

  await expect(open()).rejects.toThrow(
    /is shorter than 32 bytes\. Restore it from a backup, or remove it: /,
  );
});

test('one that cannot be read is said in one line', async () => {
  // A folder is what not even root reads; a file of another user ends in the same place.
  mkdirSync(path.join(temp.folder, 'secret'));

  await expect(open()).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^DATA_DIR: \S+secret cannot be read \(EISDIR\)\. Give it to /),
  });
});

test('where none can be made, it is said in one line', async () => {
  // A folder that takes no files; a full disk ends in the same place.
  await expect(openSecret({ dataDir: '/proc/self', jwtSecret: undefined })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^DATA_DIR: \S+secret cannot be made \(\w+\)\. Free some space/),
  });
});

test('where its folder is not there, no space is asked for', async () => {
  const dataDir = path.join(temp.folder, 'gone');
  await expect(openSecret({ dataDir, jwtSecret: undefined })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/cannot be made \(ENOENT\)\. Its folder is not there: /),
  });
});

test('where a mode says nothing of others, as on Windows, it is taken', async () => {
  const secret = await open();
  chmodSync(path.join(temp.folder, 'secret'), 0o644);
  const { platform } = process;
  Object.defineProperty(process, 'platform', { value: 'win32' });
  try {
    expect(await open()).toBe(secret);
  } finally {
    Object.defineProperty(process, 'platform', { value: platform });
  }
});
