import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDb } from '../../../../db/connect';
import { logSync, openLogSync } from '../../../../db/engine/log-sync';
import { DATA_VERSION, writeAhead } from '../../../../db/engine/write-ahead';
import { createWriteQueue } from '../../../../db/writes/write-queue';

/** A disk whose waits end when they are told to. */
function heldDisk() {
  const waits: { end(): void; fail(error: Error): void }[] = [];
  const wait = () =>
    new Promise<void>((resolve, reject) => waits.push({ end: resolve, fail: reject }));
  return { waits, sync: logSync(wait, async () => {}) };
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

test('who comes while the disk is waited for shares the next wait, not this one', async () => {
  const { waits, sync } = heldDisk();
  const kept: string[] = [];
  const ask = (name: string) => sync.kept().then(() => kept.push(name));
  const all = [ask('a')];
  await settled();
  all.push(ask('b'), ask('c'));
  await settled();
  expect(waits).toHaveLength(1);

  waits[0]?.end();
  await settled();
  expect(kept).toEqual(['a']);
  expect(waits).toHaveLength(2);
  waits[1]?.end();
  await Promise.all(all);
  expect(kept).toEqual(['a', 'b', 'c']);
});

test('a wait that fails fails for those it was for, and the next is tried', async () => {
  const { waits, sync } = heldDisk();
  const first = sync.kept();
  await settled();
  const second = sync.kept();
  waits[0]?.fail(new Error('EIO'));
  await expect(first).rejects.toThrow('EIO');
  await settled();
  waits[1]?.end();
  await second;
});

describe('in a file', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'sync-'));
    file = path.join(folder, 'site.sqlite');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  test('there is nothing to wait for where there is no log', async () => {
    expect(await openLogSync(file)).toBeUndefined();
  });

  /** A database whose writer always knows what to write, and the disk that keeps its log. */
  async function aStore() {
    const db = openDb({ file });
    await db.raw('create table notes (text text primary key)');
    const [{ version }] = await db.raw(`select ${DATA_VERSION} as version`);
    const scriptOf = (texts: readonly string[]) =>
      `insert into notes values ${texts.map((text) => `('${text}')`)}`;
    const handle = await open(`${file}-wal`);
    const disk = jest.spyOn(Object.getPrototypeOf(handle), 'datasync');
    await handle.close();
    const queue = createWriteQueue(db);
    const write = (text: string) =>
      queue.write<string, string>(
        {
          lane: 'later',
          store: async () => {
            throw new Error('is not asked');
          },
          ahead: {
            isReady: () => true,
            prepare: (_, texts) => ({
              version,
              script: scriptOf(texts),
              isValid: () => true,
              results: texts,
            }),
          },
        },
        text,
      );
    const isWaitedFor = async () => (await db.raw('pragma synchronous'))[0].synchronous === 2;
    return { db, disk, write, isWaitedFor, scriptOf, version };
  }

  test('an answer comes once the disk has kept what was written', async () => {
    const { db, disk, write, isWaitedFor } = await aStore();
    let end = () => {};
    disk.mockImplementation(() => new Promise<void>((resolve) => (end = resolve)));
    const said: string[] = [];
    const answer = write('a').then((text) => said.push(text));
    while (disk.mock.calls.length === 0) await new Promise(setImmediate);
    await settled();
    expect(await db('notes').pluck('text')).toEqual(['a']);
    expect(said).toEqual([]);

    end();
    await answer;
    expect(said).toEqual(['a']);
    expect(await isWaitedFor()).toBe(true);
    await db.destroy();
  });

  test('what the disk did not keep is not answered as if it had', async () => {
    const { db, disk, write } = await aStore();
    disk.mockRejectedValueOnce(Object.assign(new Error('no room'), { code: 'ENOSPC' }));
    await expect(write('a')).rejects.toMatchObject({ code: 'ENOSPC' });
    disk.mockRestore();
    expect(await write('b')).toBe('b');
    await db.destroy();
  });

  test('after a transaction that failed the next commits wait for the disk again', async () => {
    const { db, isWaitedFor, scriptOf, version } = await aStore();
    const isValid = () => true;
    await expect(
      writeAhead(db, { version, script: scriptOf(['a', 'a']), isValid }),
    ).rejects.toThrow('UNIQUE');
    expect(await isWaitedFor()).toBe(true);
    expect(await db('notes').pluck('text')).toEqual([]);
    await db.destroy();
  });
});
