import { z } from 'zod';
import { Phrase, texts } from '../parts/phrase';

/** The signatures and the player. A size is in megabytes. */
export const UiPlayer = z.strictObject({
  ...texts('region', 'play', 'pause', 'stop', 'previous', 'next', 'close', 'seek', 'queue').shape,
  ...texts('heading', 'anotherTake', 'share', 'sameTake', 'loading', 'failed', 'playLatest').shape,
  /** What is played, where titles of tracks stand. */
  track: Phrase('artist'),
  /** How a signature came about; stands wherever one can be played. */
  label: Phrase('artist'),
  /** Another take than the signature itself. */
  take: Phrase('take'),
  /** Where it has to be loaded: the recording of the signature. */
  recording: Phrase('size'),
  /** What pressing play loads, at most: the program that composes. */
  size: Phrase('size'),
  time: Phrase('at', 'of'),
  playArtist: Phrase('artist'),
  position: Phrase('position', 'total'),
});
