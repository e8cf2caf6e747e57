import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { insertEvents } from '../../../../db/analytics-events';
import { openDb } from '../../../../db/connect';
import { runCli } from './run-cli';

jest.setTimeout(60_000);

test('an export whose reader has had enough ends quietly', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cli-'));
  await runCli(['migrate'], { DATA_DIR: dataDir });
  const db = openDb({ file: path.join(dataDir, 'site.sqlite') });
  await insertEvents(
    db,
    Array.from({ length: 20_000 }, (_, i) => ({
      id: `event-${i}`,
      view_id: null,
      session_id: 'session-1',
      path: '/artists/rocka',
      referrer: null,
      user_agent: null,
      duration_ms: i,
      created_at: '2026-01-31T12:00:00.000Z',
    })),
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
