import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDb } from '../../../../db/connect';
import { anArrival, storeViews } from '../../../support/views/views';
import { runCli } from './run-cli';

test('an export whose reader has had enough ends quietly', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cli-'));
  await runCli(['migrate'], { DATA_DIR: dataDir });
  const db = openDb({ file: path.join(dataDir, 'site.sqlite') });
  await storeViews(
    db,
    Array.from({ length: 20_000 }, (_, n) => anArrival({ atMs: Date.UTC(2026, 0, 31) + n })),
  );
  await db.destroy();

  const bin = path.resolve(__dirname, '../../../../cli/bin.cjs');
  const child = spawn(process.execPath, [bin, 'export-analytics'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise((resolve) => child.on('close', resolve));

  expect({ code, err }).toEqual({ code: 0, err: '' });
  rmSync(dataDir, { recursive: true });
});

test('an output that takes nothing, as on a full disk, is told in one line', async () => {
  const output = openSync(os.devNull, 'r');
  const bin = path.resolve(__dirname, '../../../../cli/bin.cjs');
  const child = spawn(process.execPath, [bin, 'help'], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', output, 'pipe'],
  });
  let err = '';
  child.stderr?.on('data', (text) => {
    err += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  closeSync(output);

  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^The output cannot be written \(\w+\)\. [^\n]+\n$/),
  });
});

test('what fails is told and ends as it does, also when nobody reads what it prints', async () => {
  const bin = path.resolve(__dirname, '../../../../cli/bin.cjs');
  const child = spawn(process.execPath, [bin, 'doctor'], {
    env: { PATH: process.env.PATH, PORT: 'nonsense' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));

  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^Not in order: [^\n]*Settings[^\n]*\n$/),
  });
});
