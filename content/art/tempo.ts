/** How the beats per minute enter a picture; each loom counts one thing by them. */

/** Mud cloth: ticks round the plate, one per beat. */
export function ringTicks(bpm: number): number {
  return Math.round(bpm);
}

/** Stepped wall: lobes of the ripples in the hair. */
export function puffLobes(bpm: number): number {
  return Math.round(bpm / 15);
}

/** Cut pile: length of the ground's threads in composition units; slow songs have long pile. */
export function pileLength(bpm: number): number {
  return 1425 / bpm;
}

/** Strip weave: ripples on the rim of the sun. */
export function sunRipples(bpm: number): number {
  return Math.round(bpm / 4.25);
}

/** Resist dot: how often the halo repeats; even, so that it mirrors. */
export function haloFold(bpm: number): number {
  return 2 * Math.round(bpm / 19.2);
}

/** Resist dot: lines over the face per head unit. */
export function faceLines(bpm: number): number {
  return Math.round(bpm / 4.26);
}
