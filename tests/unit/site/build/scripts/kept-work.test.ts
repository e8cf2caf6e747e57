import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepWork } from '../../../../../site/build/scripts/kept-work';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kept-'));
const program = path.join(folder, 'steps.cjs');
afterAll(() => rmSync(folder, { recursive: true }));

const kept = (version?: string) => {
  const cache = { type: 'filesystem', version, buildDependencies: { config: ['gatsby.js'] } };
  return keepWork<{ cache: unknown }>({ cache }, program).cache;
};

test('kept work holds until the steps of the build change, or what was to be minded before', () => {
  writeFileSync(program, 'one');
  const first = kept('a');
  expect(first).toEqual({
    type: 'filesystem',
    version: expect.stringMatching(/^[0-9a-f]{64}$/),
    buildDependencies: { defaultWebpack: [] },
  });
  expect(kept('a')).toEqual(first);
  expect(kept('b')).not.toEqual(first);
  writeFileSync(program, 'two');
  expect(kept('a')).not.toEqual(first);
});

test('a Gatsby that keeps its work otherwise is noticed', () => {
  expect(() => keepWork({ cache: false }, program)).toThrow('no longer says');
  expect(() => keepWork({}, program)).toThrow('no longer says');
});
