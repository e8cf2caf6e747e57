import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

test('without dependencies the command line says in one line what to run', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'bare-'));
  for (const name of ['cli', 'package.json']) {
    cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'cli', 'bin.cjs'), 'doctor'],
    { encoding: 'utf8' },
  );
  rmSync(root, { recursive: true });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^[^\n]*npm start[^\n]*npm ci[^\n]*\n$/);
});

test('an old Node is refused by the command line in one line', () => {
  const pretend = "Object.defineProperty(process, 'version', { value: 'v18.19.0' })";
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${pretend}`, path.join(ROOT, 'cli', 'bin.cjs'), '--help'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^[^\n]*v18\.19\.0[^\n]*\n$/);
});
