import { parentPort, workerData } from 'node:worker_threads';
import { encodeMp3 } from '../../../content/sound/preview/encode-mp3';
import { loudnessCurve } from '../../../content/sound/preview/loudness-curve';
import { renderSignature, SAMPLE_RATE } from '../../../content/sound/render';
import type { Score } from '../../../content/sound/score';
import { CURVE_PARTS } from '../../player/outlines';

/** What a recorded score is: its sound, and the outline that the player draws. */
export interface Recorded {
  mp3: Uint8Array;
  curve: number[];
}

/** Plays a score and records it; takes seconds. */
export async function recordScore(score: Score): Promise<Recorded> {
  const sound = renderSignature(score);
  const mp3 = await encodeMp3(sound, SAMPLE_RATE);
  return { mp3, curve: loudnessCurve(sound, CURVE_PARTS) };
}

// as a thread: one score in, its recording out
if (parentPort) recordScore(workerData).then((recorded) => parentPort?.postMessage(recorded));
