import { createHash } from 'node:crypto';
import type { Note } from '../../../../content/sound/score';
import { composeSignature } from '../../../../content/sound/signature';
import { SOUND_RULES } from '../../../../content/sound/sound-rules';
import { FIVE } from '../../../support/sound/five';

/** To a tenth of a millisecond: finer than anybody hears, coarser than engines differ. */
const rounded = (value: Note[keyof Note]) =>
  typeof value === 'number' ? Math.round(value * 10_000) : value;

const written = (note: Note) =>
  Object.entries(note)
    .map(([name, value]) => `${name} ${rounded(value)}`)
    .sort()
    .join();

test('what the rules compose is that of their version: other rules have another version and day', () => {
  const scores = FIVE.flatMap((profile) =>
    [0, 1, 2].map((seed) => composeSignature(profile, seed)),
  );
  const hash = createHash('sha256');
  for (const { artist, bpm, notes } of scores)
    hash.update(`${artist} ${bpm} ${notes.map(written).join('\n')}`);

  expect(hash.digest('hex').slice(0, 16)).toBe(SOUND_RULES.composed);
  expect(new Date(SOUND_RULES.changedOn).toISOString().slice(0, 10)).toBe(SOUND_RULES.changedOn);
});
