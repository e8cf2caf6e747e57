import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { composeSignature } from '../../../../content/sound/signature';
import { recordBeside } from '../../../../site/build/sound/record-beside';
import { recordScore } from '../../../../site/build/sound/record-signature';

mkdirSync('.cache', { recursive: true });
// inside the project, where the thread finds its packages
const folder = mkdtempSync('.cache/record-');
afterAll(() => rmSync(folder, { recursive: true }));

const profile = {
  slug: 'one',
  genre: 'fusion-noir',
  mood: ['brooding'],
  bpm: { low: 92, high: 100, middle: 96 },
};

test('a thread records to the bit what is recorded here', async () => {
  const score = { ...composeSignature(profile), seconds: 1 };
  const record = recordBeside(folder);
  const [beside, again] = await Promise.all([record(score), record(score)]);
  expect(beside).toEqual(await recordScore(score));
  expect(again).toEqual(beside);
  expect(beside.mp3.length).toBeGreaterThan(8000);
});

test('what goes wrong in a thread is said by its own words', async () => {
  const score = { ...composeSignature(profile), seconds: -1 };
  const here = await recordScore(score).then(
    () => 'recorded',
    (error: Error) => error.message,
  );
  await expect(recordBeside(folder)(score)).rejects.toThrow(here);
  expect(here).not.toBe('recorded');
});
