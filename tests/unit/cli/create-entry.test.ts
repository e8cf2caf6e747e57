import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createEntry } from '../../../cli/create-entry';

const TODAY = new Date('2026-01-31T12:00:00Z');

let contentDir: string;
beforeEach(() => {
  contentDir = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  for (const folder of ['artists', 'news', 'events', 'releases']) {
    mkdirSync(path.join(contentDir, folder));
  }
  writeFileSync(path.join(contentDir, 'artists', 'rocka.yaml'), '');
});
afterEach(() => rmSync(contentDir, { recursive: true }));

test('a new entry is one file in the folder of its kind', async () => {
  const file = await createEntry(contentDir, 'event', 'night-market', TODAY);
  expect(file).toBe(path.join(contentDir, 'events', 'night-market.yaml'));
  expect(readdirSync(path.join(contentDir, 'events'))).toEqual(['night-market.yaml']);
  expect(readFileSync(file, 'utf8')).toMatch(/\n$/);
});

test('of many that begin the same entry at the same moment one writes it', async () => {
  const attempts = Array.from({ length: 8 }, () =>
    createEntry(contentDir, 'news', 'night-market', TODAY),
  );
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('is there already');
  }
  expect(readdirSync(path.join(contentDir, 'news'))).toEqual(['night-market.yaml']);
});

test('a slip in the name of the artist is answered with the name that was meant', async () => {
  const attempt = createEntry(contentDir, 'release', 'roka--song', TODAY);
  await expect(attempt).rejects.toThrow('There is no artist "roka". Did you mean `rocka`?');
});

test('a release of an artist who is not there is refused', async () => {
  const attempt = createEntry(contentDir, 'release', 'nobody--song', TODAY);
  await expect(attempt).rejects.toThrow('There is no artist "nobody".');
  expect(readdirSync(path.join(contentDir, 'releases'))).toEqual([]);
});

test('the first page of text makes the folder of its kind', async () => {
  const file = await createEntry(contentDir, 'page', 'house-rules', TODAY);
  expect(file).toBe(path.join(contentDir, 'texts', 'house-rules.yaml'));
  expect(readFileSync(file, 'utf8')).toContain('title: House Rules');
});
