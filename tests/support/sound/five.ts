import type { SoundProfile } from '../../../content/sound/sound-profile';

const profile = (slug: string, genre: string, low: number, high: number, ...mood: string[]) => ({
  ...{ slug, genre, mood },
  bpm: { low, high, middle: Math.floor((low + high) / 2 + 0.5) },
});

/** One profile for each way of composing. */
export const FIVE: [SoundProfile, ...SoundProfile[]] = [
  profile('rocka', 'fusion-noir', 95, 110, 'nocturnal', 'dry', 'watchful'),
  profile('zaya', 'glow-pop', 118, 128, 'euphoric', 'brisk', 'sunlit'),
  profile('nyra', 'velvet-dusk', 88, 102, 'slow', 'close', 'unresolved'),
  profile('kayoba', 'global-afrovibe', 96, 108, 'open', 'warm', 'on the move'),
  profile('street-prophet', 'amapiano-fusion', 112, 118, 'steady', 'urban', 'deadpan'),
];
