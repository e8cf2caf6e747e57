import type { Score } from '../score';

const { exp } = Math;

const RISE_SECONDS = 0.008;
const FALL_SECONDS = 0.11;

/** How hard the last kick still presses the rest down: up in 8 ms, down in 110. Writes so many samples. */
export function createKickLevel(
  rate: number,
  { notes }: Score,
): (into: Float32Array, samples: number) => void {
  const kicks = notes.filter(({ voice }) => voice === 'kick');
  let next = 0;
  let at = 0;
  let since = Number.POSITIVE_INFINITY;
  let velocity = 0;
  return (into, samples) => {
    for (let i = 0; i < samples; i += 1) {
      const kick = kicks[next];
      if (kick && kick.at * rate <= at) {
        next += 1;
        since = 0;
        velocity = kick.velocity;
      }
      const seconds = since / rate;
      into[i] = seconds < 1 ? velocity * shape(seconds) : 0;
      at += 1;
      since += 1;
    }
  };
}

function shape(seconds: number): number {
  if (seconds < RISE_SECONDS) return seconds / RISE_SECONDS;
  return exp(-(seconds - RISE_SECONDS) / FALL_SECONDS);
}
