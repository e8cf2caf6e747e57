import type { z } from 'zod';
import type { UiPlayer } from '../../content/schema/ui/player';
import type { SoundProfile } from '../../content/sound/sound-profile';

/** The words of the player, with those of the notice that says what plays. */
export type PlayerTexts = z.infer<typeof UiPlayer> & { toast: { title: string; text: string } };

/** One thing the player can play: an artist's signature. */
export interface Track {
  artistId: string;
  artist: string;
  title: string;
  /** The artist's page. */
  href: string;
  cover: string;
  profile: SoundProfile;
  /** How loud each part of the signature is, 0 to 100; drawn under the slider. */
  curve: number[];
  seconds: number;
  /** The recording, for browsers that cannot compose. */
  recording: { href: string; bytes: number };
}

/** A track in one of its takes; 0 is the signature itself. */
export interface Item {
  track: Track;
  take: number;
}

/** The seeds of the composer are unsigned and of 32 bits. */
const TAKE_MAX = 2 ** 32 - 1;

/** Reads a take from an address; what is no whole number up to 2³² − 1 is the signature itself. */
export function takeIn(search: string): number {
  const text = new URLSearchParams(search).get('take') ?? '';
  const take = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return take <= TAKE_MAX ? take : 0;
}

/** The take after a take; after the last one comes the signature itself again. */
export function takeAfter(take: number): number {
  return take < TAKE_MAX ? take + 1 : 0;
}

/** Megabytes with one digit, never nothing. */
export function megabytes(bytes: number): string {
  return Math.max(0.1, bytes / 1e6).toFixed(1);
}
