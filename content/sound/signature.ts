import { hashText } from '../art/field/hash';
import type { Score, StyleName } from './score';
import type { SoundProfile } from './sound-profile';
import { composeAfrovibe } from './styles/afrovibe';
import { composeAmapiano } from './styles/amapiano';
import { composeGlow } from './styles/glow';
import { composeNoir } from './styles/noir';
import { composeVelvet } from './styles/velvet';

const COMPOSERS: Record<StyleName, (profile: SoundProfile, seed: number) => Score> = {
  noir: composeNoir,
  glow: composeGlow,
  velvet: composeVelvet,
  afrovibe: composeAfrovibe,
  amapiano: composeAmapiano,
};

const STYLE_OF_GENRE = new Map<string, StyleName>([
  ['fusion-noir', 'noir'],
  ['glow-pop', 'glow'],
  ['velvet-dusk', 'velvet'],
  ['global-afrovibe', 'afrovibe'],
  ['amapiano-fusion', 'amapiano'],
]);

/** How an artist's genre is composed; a genre without rules of its own takes one by its name, always the same. */
export function styleOf(genre: string): StyleName {
  const names: StyleName[] = ['noir', 'glow', 'velvet', 'afrovibe', 'amapiano'];
  return STYLE_OF_GENRE.get(genre) ?? names[hashText(genre) % names.length] ?? 'noir';
}

/**
 * Composes an artist's signature.
 * @param seed 0 is the signature itself, at the tempo of the page; any other up to 2³² − 1 is another take
 */
export function composeSignature(profile: SoundProfile, seed = 0): Score {
  return COMPOSERS[styleOf(profile.genre)](profile, seed >>> 0);
}
