import type { Score, VoiceName } from '../../../../content/sound/score';
import { composeSignature, styleOf } from '../../../../content/sound/signature';
import { FIVE } from '../../../support/sound/five';

const UNTUNED: VoiceName[] = ['conga'];
const takes = (count: number) =>
  FIVE.flatMap((profile) =>
    Array.from({ length: count }, (_, seed) => composeSignature(profile, seed)),
  );

const strayPitches = ({ notes, scale }: Score) =>
  notes
    .filter(({ voice, midi }) => midi !== undefined && !UNTUNED.includes(voice))
    .filter(({ midi = 0 }) => !scale.includes(((midi % 12) + 12) % 12));

test('the same artist and seed always give the same score', () => {
  for (const profile of FIVE) {
    expect(composeSignature(profile, 7)).toEqual(composeSignature(profile, 7));
  }
});

test('a genre is composed whatever it is called, by the words of every object too', () => {
  const [first] = FIVE;
  if (!first) throw new Error('There are five.');
  for (const genre of ['constructor', 'toString', '__proto__']) {
    expect(composeSignature({ ...first, genre }).notes.length).toBeGreaterThan(50);
  }
});

test('another seed is another take', () => {
  for (const profile of FIVE) {
    const scores = [0, 1, 2, 3].map((seed) =>
      JSON.stringify(composeSignature(profile, seed).notes),
    );
    expect(new Set(scores).size).toBe(4);
  }
});

test('a hundred takes stay within half a minute to three quarters, in tempo and in key', () => {
  for (const score of takes(100)) {
    const { low = 0, high = 0 } = FIVE.find(({ slug }) => slug === score.artist)?.bpm ?? {};
    const where = `${score.artist} ${score.seed}`;
    expect([where, score.seconds >= 30 && score.seconds <= 45]).toEqual([where, true]);
    expect([where, score.bpm >= low && score.bpm <= high]).toEqual([where, true]);
    expect([where, strayPitches(score)]).toEqual([where, []]);
  }
});

test('the signature itself keeps the tempo that its page pulses with', () => {
  expect(FIVE.map((profile) => composeSignature(profile).bpm)).toEqual([103, 123, 95, 102, 115]);
});

test('every note has a place, a length and a strength', () => {
  for (const { notes, seconds } of takes(5)) {
    const odd = notes.filter(
      ({ at, velocity, seconds: length, midi = 60 }) =>
        !(at >= 0 && at < seconds && velocity > 0 && velocity <= 1.2 && length > 0 && midi > 20),
    );
    expect(odd).toEqual([]);
  }
});

test('sections follow each other, and every form has a quiet and a full one', () => {
  for (const { sections } of takes(1)) {
    const starts = sections.slice(1).map(({ startBar }) => startBar);
    expect(starts).toEqual(sections.slice(0, -1).map(({ startBar, bars }) => startBar + bars));
    const energies = sections.map(({ energy }) => energy);
    expect(Math.min(...energies)).toBeLessThan(0.4);
    expect(Math.max(...energies)).toBeGreaterThan(0.85);
  }
});

test('nobody but the bass and the hum sounds on Rocka’s beat one, and cymbals wait for the last chorus', () => {
  const rocka = FIVE[0];
  if (!rocka) throw new Error('Rocka is the first of five.');
  for (const seed of [0, 1, 2, 3, 4]) {
    const { notes, sections } = composeSignature(rocka, seed);
    const onOne = notes.filter(({ step }) => step % 16 === 0).map(({ voice }) => voice);
    expect(onOne.filter((voice) => voice !== 'bass' && voice !== 'drone')).toEqual([]);
    const last = sections.at(-1)?.startBar ?? 0;
    const early = notes.filter(({ voice, step }) => voice === 'crash' && step < last * 16);
    expect(early).toEqual([]);
  }
});

test('Street Prophet’s log drum waits, and is silent while he sings', () => {
  const prophet = FIVE[4];
  if (!prophet) throw new Error('Street Prophet is the last of five.');
  const { notes, sections } = composeSignature(prophet);
  const bars = (voice: VoiceName) =>
    notes.filter((note) => note.voice === voice).map(({ step }) => Math.floor(step / 16));
  const drop = sections.find(({ name }) => name === 'log drum')?.startBar ?? 0;
  expect(Math.min(...bars('log'))).toBe(drop - 1);
  expect(bars('singer').filter((bar) => bars('log').includes(bar))).toEqual([]);
});

test('a genre without rules of its own always takes the same way', () => {
  expect(styleOf('fusion-noir')).toBe('noir');
  expect(styleOf('polka')).toBe(styleOf('polka'));
});
