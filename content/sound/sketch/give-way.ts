import type { Note, VoiceName } from '../score';

/** They carry the tune. */
const LEADS: readonly VoiceName[] = ['singer', 'lead', 'trumpet', 'horn'];
/** They lie under it, and can do without a tone. */
const CHORDS: readonly VoiceName[] = ['rhodes', 'keys', 'saw', 'pad', 'twang', 'answer', 'choir'];
/** What rubs for a shorter time passes by. */
const RUB_SECONDS = 0.15;
/** An octave deeper than this a tone would muddy the bass. */
const LOWEST = 64;

/**
 * Chords give way to the tune, as an arranger has them do: a tone a semitone above what is sung goes an octave down,
 * where both make a major seventh; one a semitone or minor ninth below, or a minor ninth above, is left out.
 */
export function giveWay(notes: readonly Note[]): Note[] {
  const sung = notes.filter(({ voice }) => LEADS.includes(voice));
  return notes.flatMap((note) => {
    if (!CHORDS.includes(note.voice)) return [note];
    const rubs = sung.filter((lead) => overlap(note, lead) >= RUB_SECONDS).map(above(note));
    if (rubs.some((semitones) => [1, 13, -13].includes(semitones))) return [];
    if (!rubs.includes(-1)) return [note];
    const midi = note.midi ?? 0;
    return midi < LOWEST ? [] : [{ ...note, midi: midi - 12 }];
  });
}

/** How long two notes sound together, in seconds. */
function overlap(one: Note, other: Note): number {
  const end = Math.min(one.at + one.seconds, other.at + other.seconds);
  return end - Math.max(one.at, other.at);
}

/** How far a tune lies above a note, in semitones. */
const above = (note: Note) => (lead: Note) => (lead.midi ?? 0) - (note.midi ?? 0);
