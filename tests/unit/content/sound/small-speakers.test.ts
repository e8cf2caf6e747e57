import type { Note, StyleName, VoiceName } from '../../../../content/sound/score';
import { createStrip } from '../../../../content/sound/synth/equaliser';
import { VOICES } from '../../../../content/sound/voices/voices';
import { loudness } from '../../../support/sound/loudness';

const RATE = 44100;
/** What the speaker of a phone leaves out. */
const PHONE_FLOOR_HZ = 300;

/** A note of one voice alone, a second of it. */
function played(style: StyleName, voice: VoiceName, midi?: number): Float32Array {
  const note: Note = { voice, at: 0, seconds: 0.5, velocity: 1, step: 0, ...(midi && { midi }) };
  const mood = { bright: 0, drive: 0, space: 0, late: 0, width: 0, density: 0 };
  const tone = VOICES[voice](note, { rate: RATE, style, mood, stepSeconds: 0.15, seed: 1 });
  const samples = Math.min(RATE, Math.floor(tone.seconds * RATE));
  const sound = new Float32Array(RATE);
  for (let i = 0; i < samples; i += 1) sound[i] = tone.left();
  return sound;
}

function onPhone(sound: Float32Array): Float32Array {
  const heard = sound.slice();
  createStrip(RATE, ['highPass', PHONE_FLOOR_HZ], ['highPass', PHONE_FLOOR_HZ])(heard, RATE);
  return heard;
}

const powerOf = (sound: Float32Array) => 10 * Math.log10(sound.reduce((sum, x) => sum + x * x, 0));
const loudnessOf = (sound: Float32Array) => loudness({ left: sound, right: sound }, RATE);

const DRUMS: [StyleName, VoiceName][] = [
  ['noir', 'kick'],
  ['noir', 'stomp'],
  ['glow', 'kick'],
  ['velvet', 'kick'],
  ['afrovibe', 'kick'],
  ['afrovibe', 'stomp'],
  ['amapiano', 'kick'],
];

test.each(DRUMS)('in %s the %s is struck on small speakers too', (style, voice) => {
  const sound = played(style, voice);
  const struck = onPhone(sound).slice(0, 0.03 * RATE);
  expect(powerOf(struck) - powerOf(sound)).toBeGreaterThan(-17);
});

const BASSES: [StyleName, VoiceName, number][] = [
  ['noir', 'bass', 33],
  ['glow', 'bass', 33],
  ['velvet', 'sub', 29],
  ['velvet', 'sub', 37],
  ['afrovibe', 'bass', 36],
  ['amapiano', 'bass', 30],
  ['amapiano', 'log', 30],
];

test.each(BASSES)(
  'in %s small speakers let the %s be followed on %i by its overtones',
  (...one) => {
    const sound = played(...one);
    expect(loudnessOf(onPhone(sound)) - loudnessOf(sound)).toBeGreaterThan(-18);
  },
);
