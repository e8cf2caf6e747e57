import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  SHARED_SCRIPT,
  sharedScript,
  writeSharedScript,
} from '../../../../../site/build/scripts/shared-script';

const folder = mkdtempSync(path.join(os.tmpdir(), 'script-'));
const LIVE = { build: '1', sheet: '/styles.1.css', scripts: ['/app-1.js'] };
afterAll(() => rmSync(folder, { recursive: true }));

test('what every page runs weighs little, which a visitor pays once', async () => {
  expect(gzipSync(await sharedScript(LIVE), { level: 9 }).length).toBeLessThanOrEqual(2710);
});

test('it speaks to a service elsewhere where there is one', async () => {
  expect(await sharedScript(LIVE, 'https://api.site.test')).toContain('https://api.site.test');
  expect(await sharedScript(LIVE)).not.toContain('https:');
});

test('it is named by its content, so that browsers may keep it', async () => {
  const here = await writeSharedScript(folder, LIVE);
  const elsewhere = await writeSharedScript(folder, LIVE, 'https://api.site.test');
  expect(`<script src="${here}">`.match(SHARED_SCRIPT)).toEqual([here]);
  expect(elsewhere).not.toBe(here);
  expect(readFileSync(path.join(folder, here), 'utf8')).toBe(await sharedScript(LIVE));
});

test('it knows what brings the pages of its build to life, and in develop leaves that to Gatsby', async () => {
  expect(await sharedScript(LIVE)).toContain('/app-1.js');
  expect((await sharedScript(null)).length).toBeLessThan((await sharedScript(LIVE)).length / 1.5);
});
