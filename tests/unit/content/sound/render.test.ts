import type { Block } from '../../../../content/sound/desk/stereo';
import { createRenderer, renderSignature } from '../../../../content/sound/render';
import { composeSignature } from '../../../../content/sound/signature';
import { FIVE } from '../../../support/sound/five';
import { loudness } from '../../../support/sound/loudness';
import { measure, tempoOf } from '../../../support/sound/measures';
import { grooveOf, unlikeness } from '../../../support/sound/unlikeness';

/** Half the rate of the site: what is measured here lies below it, and the test is twice as fast. */
const RATE = 22050;

const played = FIVE.map((profile) => {
  const score = composeSignature(profile);
  const sound = renderSignature(score, RATE);
  return { score, sound, measures: measure(sound, RATE) };
});

const peak = ({ left, right }: Block) =>
  left.reduce((most, sample, i) => Math.max(most, Math.abs(sample), Math.abs(right[i] ?? 0)), 0);
const mean = (samples: Float32Array) => samples.reduce((sum, one) => sum + one, 0) / samples.length;

test.each(played)(
  '$score.artist never clips, has no offset, begins at once and ends in silence',
  (one) => {
    const { sound } = one;
    expect(20 * Math.log10(peak(sound))).toBeLessThanOrEqual(-1);
    expect(Math.abs(mean(sound.left))).toBeLessThan(1e-3);
    expect(sound.left.findIndex((sample) => Math.abs(sample) > 0.003) / RATE).toBeLessThan(0.3);
    expect(peak({ left: sound.left.slice(-64), right: sound.right.slice(-64) })).toBeLessThan(3e-5);
  },
);

test('all five are about equally loud', () => {
  const levels = played.map(({ sound }) => loudness(sound, RATE));
  for (const level of levels) expect(Math.abs(level + 14)).toBeLessThan(1.2);
});

test.each(played)('$score.artist can be counted: the sound has the tempo of the score', (one) => {
  expect(Math.abs(tempoOf(one.measures) - one.score.bpm)).toBeLessThanOrEqual(1.5);
});

test('any two signatures differ in tempo, in colour or in where things begin', () => {
  const heard = played.map((one) => ({ ...one, groove: grooveOf(one.score, one.measures) }));
  for (const [i, one] of heard.entries()) {
    for (const other of heard.slice(i + 1)) {
      const { tempo, colour, groove } = unlikeness(one, other);
      const pair = `${one.score.artist} and ${other.score.artist}`;
      expect([pair, tempo + colour + groove > 3]).toEqual([pair, true]);
      expect([pair, groove > 0.8]).toEqual([pair, true]);
    }
  }
});

test('the first block needs nothing that comes later, and blocks of any size give the same sound', () => {
  const whole = played[4];
  if (!whole) throw new Error('Five were played.');
  const firstBar = {
    ...whole.score,
    notes: whole.score.notes.filter(({ at }) => at < 0.1),
  };
  const alone = createRenderer(firstBar, RATE).next(2205);
  expect(alone?.left).toEqual(whole.sound.left.slice(0, 2205));

  const renderer = createRenderer(whole.score, RATE);
  const parts = [1, 99, 400, 1705].flatMap((size) => [...(renderer.next(size)?.left ?? [])]);
  expect(parts).toEqual([...whole.sound.left.slice(0, 2205)]);
});
