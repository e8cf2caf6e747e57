import type { Note, VoiceName } from '../../../../content/sound/score';
import { composeSignature } from '../../../../content/sound/signature';
import { giveWay } from '../../../../content/sound/sketch/give-way';
import { FIVE } from '../../../support/sound/five';

const tone = (voice: VoiceName, midi: number, seconds = 1): Note => ({
  ...{ voice, midi, seconds },
  ...{ at: 0, velocity: 1, step: 0 },
});
const under = (midi: number, lead: number, seconds?: number) =>
  giveWay([tone('singer', lead, seconds), tone('rhodes', midi)])
    .filter(({ voice }) => voice === 'rhodes')
    .map((note) => note.midi);

test('a chord gives way to a tune that would lie a semitone or a minor ninth beside it', () => {
  expect(under(68, 67)).toEqual([56]);
  expect(under(61, 60)).toEqual([]);
  expect(under(67, 68)).toEqual([]);
  expect(under(55, 68)).toEqual([]);
  expect(under(73, 60)).toEqual([]);
  expect(under(67, 69)).toEqual([67]);
  expect(under(67, 68, 0.1)).toEqual([67]);
});

const LEADS: VoiceName[] = ['singer', 'lead', 'trumpet', 'horn'];
const CHORDS: VoiceName[] = ['rhodes', 'keys', 'saw', 'pad', 'choir'];

test('in twenty takes of all five no chord rubs against the tune, and no bar loses its chords', () => {
  for (const profile of FIVE) {
    for (let seed = 0; seed < 20; seed += 1) {
      const { notes, artist } = composeSignature(profile, seed);
      const sung = notes.filter(({ voice }) => LEADS.includes(voice));
      const rubbing = notes.filter(
        (note) =>
          CHORDS.includes(note.voice) &&
          sung.some(
            (lead) =>
              Math.abs((lead.midi ?? 0) - (note.midi ?? 0)) === 1 &&
              Math.min(lead.at + lead.seconds, note.at + note.seconds) -
                Math.max(lead.at, note.at) >=
                0.15,
          ),
      );
      expect([artist, seed, rubbing]).toEqual([artist, seed, []]);
      const tones = new Map<number, number>();
      const held = notes.filter(({ voice, seconds }) => voice === 'rhodes' && seconds > 1);
      for (const { step } of held) tones.set(step, (tones.get(step) ?? 0) + 1);
      expect([artist, seed, Math.min(...tones.values(), 2)]).toEqual([artist, seed, 2]);
    }
  }
});
