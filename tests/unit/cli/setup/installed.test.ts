import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installEnv, npmCommand } from '../../../../cli/setup/install/ensure-installed.mjs';
import {
  firstDifference,
  installKey,
  installStamp,
  isInstalled,
  isInstalledByHand,
} from '../../../../cli/setup/install/installed.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'installed-'));
  mkdirSync(path.join(root, 'node_modules'));
  writeLock('1.0.0');
});
afterEach(() => rmSync(root, { recursive: true }));

function writeLock(version: string): void {
  const packages = { '': {}, 'node_modules/a': { version } };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
}

test('an installation counts when its stamp was written for this lock file', () => {
  expect(isInstalled(root)).toBe(false);
  writeFileSync(installStamp(root), installKey(root));
  expect(isInstalled(root)).toBe(true);
  writeLock('1.0.1');
  expect(isInstalled(root)).toBe(false);
});

test('an installation for another Node or machine does not count', () => {
  const key = installKey(root);
  const { modules } = process.versions;
  expect(key.endsWith(`${process.platform} ${process.arch} ${modules}`)).toBe(true);
  writeFileSync(installStamp(root), key.replace(new RegExp(`${modules}$`), '1'));
  expect(isInstalled(root)).toBe(false);
});

test('what npm installed by hand is recognised by its own record', () => {
  expect(isInstalledByHand(root)).toBe(false);
  const record = path.join(root, 'node_modules', '.package-lock.json');
  writeFileSync(record, JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }));
  expect(isInstalledByHand(root)).toBe(true);
  writeLock('1.0.1');
  expect(isInstalledByHand(root)).toBe(false);
});

test.each([
  [{ a: { version: '1' } }, {}, 'a'],
  [{ a: { version: '1', optional: true } }, {}, undefined],
  [{ a: { version: '1', integrity: 'x' } }, { a: { version: '1', integrity: 'y' } }, 'a'],
  [{}, { b: { version: '1' } }, 'b'],
  [{ '': {}, a: { version: '1' } }, { a: { version: '1' } }, undefined],
])('of %j and %j the first difference is %s', (locked, present, place) => {
  expect(firstDifference(locked, present)).toBe(place);
});

test('the database driver is compiled here, unless the user decides otherwise', () => {
  expect(installEnv({}, '/opt/node')).toMatchObject({
    npm_config_build_from_source: 'sqlite3',
    npm_config_nodedir: '/opt/node',
    JOBS: 'max',
  });
  expect(installEnv({ JOBS: '1' }, undefined).JOBS).toBe('1');
  expect(installEnv({ npm_config_nodedir: '/mine' }, '/opt/node').npm_config_nodedir).toBe('/mine');
  expect(installEnv({}, undefined)).not.toHaveProperty('npm_config_nodedir');
});

test('the npm that started us installs, and no other package manager', () => {
  const script = '/opt/npm/bin/npm-cli.js';
  expect(npmCommand({ npm_execpath: script })).toEqual({
    command: process.execPath,
    args: [script],
  });
  expect(npmCommand({ npm_execpath: '/opt/yarn.js' }).args).toEqual([]);
  expect(npmCommand({}).args).toEqual([]);
});
