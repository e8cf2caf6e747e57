import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { forgetBuild, isBuilt, markBuilt } from '../../../../cli/setup/site/built.mjs';
import { siteFingerprint, siteSources } from '../../../../cli/setup/site/sources.mjs';

let root: string;

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'sources-'));
  put('content/artists/rocka.yaml', 'name: Rocka\n');
  put('site/page-list.ts', 'export {};\n');
  put('services/contracts/limits/contact.ts', 'export {};\n');
  put('services/app.ts', 'export {};\n');
  put('gatsby-config.ts', 'export {};\n');
  put('package.json', '{}');
  put('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the site is made of content, site, contracts, configuration and packages', () => {
  expect(siteSources(root)).toEqual([
    'content/artists/rocka.yaml',
    'gatsby-config.ts',
    'package-lock.json',
    'services/contracts/limits/contact.ts',
    'site/page-list.ts',
  ]);
});

test.each([
  'content/artists/zaya.yaml',
  'content/artists/rocka.yaml',
  'content/media/rocka.png',
  'site/page-list.ts',
  'services/contracts/limits/contact.ts',
  'gatsby-config.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  '.env.production',
])('a change of %s asks for a new build', (file) => {
  const before = siteFingerprint(root, {});
  put(file, 'changed');
  expect(siteFingerprint(root, {})).not.toBe(before);
});

test('a removed and a renamed file ask for a new build', () => {
  const before = siteFingerprint(root, {});
  rmSync(path.join(root, 'content/artists/rocka.yaml'));
  const removed = siteFingerprint(root, {});
  put('content/artists/rocko.yaml', 'name: Rocka\n');
  expect(new Set([before, removed, siteFingerprint(root, {})]).size).toBe(3);
});

test('a change that keeps size and time is seen', () => {
  const file = path.join(root, 'content/artists/rocka.yaml');
  const at = new Date('2025-01-01T00:00:00Z');
  utimesSync(file, at, at);
  const before = siteFingerprint(root, {});
  writeFileSync(file, 'name: Rocko\n');
  utimesSync(file, at, at);
  expect(siteFingerprint(root, {})).not.toBe(before);
});

test('which browsers are built for counts, what else is in package.json does not', () => {
  const before = siteFingerprint(root, {});
  put('package.json', '{"scripts":{"start":"node ."}}');
  expect(siteFingerprint(root, {})).toBe(before);
  put('package.json', '{"browserslist":["chrome >= 90"]}');
  expect(siteFingerprint(root, {})).not.toBe(before);
});

test.each([
  'services/app.ts',
  'content/.rocka.yaml.swp',
  'site/page-list.ts~',
  'README.md',
  'data/a',
])('a change of %s does not', (file) => {
  const before = siteFingerprint(root, {});
  put(file, 'changed');
  expect(siteFingerprint(root, {})).toBe(before);
});

test('settings that the pages hold count, others do not', () => {
  const local = { PUBLIC_URL: 'http://localhost:8000' };
  const plain = siteFingerprint(root, local);
  for (const other of [
    { PUBLIC_URL: 'https://example.com' },
    { ...local, GATSBY_API_URL: 'x' },
    // signs what is published
    { ...local, MEDIA_SIGNING_KEY: 'x' },
  ])
    expect([other, siteFingerprint(root, other)]).not.toEqual([other, plain]);
  const unrelated = { ...local, LOG_LEVEL: 'debug', GATSBY_CPU_COUNT: '8' };
  expect(siteFingerprint(root, unrelated)).toBe(plain);
});

test('a build counts from its mark to the moment it is begun again', () => {
  put('public/index.html', '<!doctype html>');
  expect(isBuilt(root, 'a')).toBe(false);
  markBuilt(root, 'a');
  expect(isBuilt(root, 'a')).toBe(true);
  expect(isBuilt(root, 'b')).toBe(false);
  forgetBuild(root);
  expect(isBuilt(root, 'a')).toBe(false);
});
