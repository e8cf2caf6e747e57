import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutboxRow } from '../../../../db/tables';
import { eraseMailFiles, fileTransport } from '../../../../services/outbox/file-transport';
import { anEmail } from '../../../support/factories';
import { tempFolder } from '../../../support/process/test-process';

const EMAIL = 'ada@example.org';
const QUEUED = {
  status: 'waiting',
  attempts: 0,
  last_error: null,
  created_at: '2025-06-02T12:00:00.000Z',
  due_at: '2025-06-02T12:00:00.000Z',
  sent_at: null,
  lease_until: null,
  lease_token: null,
} as const;

/** Writes a mail into a folder and erases an address there; how many mails are left. */
async function leftOf(fields: Partial<OutboxRow>): Promise<number> {
  const { folder, remove } = tempFolder();
  await fileTransport(folder)({ ...anEmail(fields), ...QUEUED });
  await eraseMailFiles(folder, EMAIL);
  const left = readdirSync(path.join(folder, 'mail')).length;
  remove();
  return left;
}

test('a mail that became a file is for its owner alone', async () => {
  const { folder, remove } = tempFolder();
  const umask = process.umask(0);
  try {
    await fileTransport(folder)({ ...anEmail(), ...QUEUED });
  } finally {
    process.umask(umask);
  }

  const box = path.join(folder, 'mail');
  const rights = [box, ...readdirSync(box).map((name) => path.join(box, name))].map(
    (place) => statSync(place).mode & 0o777,
  );
  expect(rights).toEqual([0o700, 0o600]);
  remove();
});

test.each([{ id: '/../../out' }, { created_at: '/../../out/' }])(
  'a mail becomes a file of its folder, whatever its row is called: %j',
  async (fields) => {
    const { folder, remove } = tempFolder();
    await fileTransport(folder)({ ...anEmail(), ...QUEUED, ...fields });
    expect(readdirSync(folder)).toEqual(['mail']);
    expect(readdirSync(path.join(folder, 'mail'))).toHaveLength(1);
    remove();
  },
);

test.each([
  ['is its receiver', { recipient: EMAIL, reply_to: null }],
  ['is whom to answer', { reply_to: EMAIL }],
  [
    'stands behind a name that fills its line',
    { reply_to: EMAIL, reply_to_name: 'Ada '.repeat(25) },
  ],
  ['was written in capitals', { recipient: 'Ada@Example.org', reply_to: null }],
])('a mail goes whose erased address %s', async (_, fields) => {
  expect(await leftOf(fields)).toBe(0);
});

test('half a mail to an erased address goes, which a crash left behind', async () => {
  const { folder, remove } = tempFolder();
  const box = path.join(folder, 'mail');
  mkdirSync(box);
  writeFileSync(path.join(box, '20250602T120000000Z-1.eml.part'), `To: ${EMAIL}\r\nSubject: Re`);
  expect(await eraseMailFiles(folder, EMAIL)).toBe(1);
  expect(readdirSync(box)).toEqual([]);
  remove();
});

test('a mail that is gone before it is read keeps no other from being erased', async () => {
  const { folder, remove } = tempFolder();
  const box = path.join(folder, 'mail');
  mkdirSync(box);
  for (const name of ['1.eml', '1.eml.part']) symlinkSync('gone', path.join(box, name));
  for (const name of ['2.eml', '2.eml.part'])
    writeFileSync(path.join(box, name), `To: ${EMAIL}\r\n\r\n`);
  expect(await eraseMailFiles(folder, EMAIL)).toBe(2);
  expect(readdirSync(box)).toEqual(['1.eml', '1.eml.part']);
  remove();
});

test.each([
  ['stands in its text alone', { reply_to: null, text: `To: ${EMAIL}` }],
  ['is the end of another', { recipient: `bandada@example.org`, reply_to: null }],
])('a mail stays in which the erased address %s', async (_, fields) => {
  expect(await leftOf(fields)).toBe(1);
});
