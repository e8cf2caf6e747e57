import { type Random, randomOf } from '../field/random';
import { LIGHTINGS, type LightingName } from './lighting';
import { POSES, type PoseName } from './pose';

/** What a word about the music says about the picture. */
interface MoodEffect {
  pose?: PoseName;
  lighting?: LightingName;
}

/** The words an editor can use to steer a picture; every other word is welcome and changes nothing. */
const MOODS: Readonly<Record<string, MoodEffect>> = {
  nocturnal: { lighting: 'lamp' },
  defiant: { pose: 'threeQuarter', lighting: 'lamp' },
  dark: { lighting: 'lamp' },
  watchful: { pose: 'threeQuarter' },
  driving: { pose: 'threeQuarter' },
  euphoric: { pose: 'frontal', lighting: 'noon' },
  bright: { lighting: 'noon' },
  sunlit: { lighting: 'noon' },
  brisk: { pose: 'frontal' },
  slow: { lighting: 'dusk' },
  tender: { pose: 'profile', lighting: 'dusk' },
  close: { pose: 'profile' },
  dreamy: { pose: 'profile', lighting: 'dusk' },
  open: { pose: 'raised' },
  warm: { lighting: 'morning' },
  communal: { pose: 'raised', lighting: 'morning' },
  'light-footed': { pose: 'raised', lighting: 'morning' },
  steady: { pose: 'ceremonial' },
  ritual: { pose: 'ceremonial' },
  urban: { lighting: 'street' },
  deadpan: { pose: 'ceremonial', lighting: 'street' },
};

/** The pose and the light of the first words that name one; without any, the stream chooses. */
export function moodOf(words: readonly string[], random: Random): Required<MoodEffect> {
  const effects = words.map((word) => MOODS[word.toLowerCase()] ?? {});
  const pose = randomOf(random, POSE_NAMES);
  const lighting = randomOf(random, LIGHTING_NAMES);
  return {
    pose: effects.find((effect) => effect.pose)?.pose ?? pose,
    lighting: effects.find((effect) => effect.lighting)?.lighting ?? lighting,
  };
}

const POSE_NAMES = namesOf(POSES);
const LIGHTING_NAMES = namesOf(LIGHTINGS);

/** Keys of a table that is not empty, in the order they are written. */
function namesOf<Name extends string>(table: Record<Name, unknown>): [Name, ...Name[]] {
  return Object.keys(table) as [Name, ...Name[]]; // both tables above have entries
}
