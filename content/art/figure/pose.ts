/** How the head is turned, radians. */
export interface Pose {
  /** to the sitter's left */
  yaw: number;
  /** positive looks down */
  pitch: number;
  /** leaning towards a shoulder */
  roll: number;
}

/** The five ways a head is held. */
export const POSES = {
  threeQuarter: { yaw: 0.6, pitch: 0.03, roll: -0.02 },
  frontal: { yaw: 0, pitch: -0.04, roll: 0 },
  profile: { yaw: 1.15, pitch: -0.06, roll: 0.05 },
  raised: { yaw: 0.42, pitch: -0.1, roll: 0 },
  ceremonial: { yaw: 0, pitch: 0.05, roll: 0 },
} as const satisfies Record<string, Pose>;

/** Name of one pose. */
export type PoseName = keyof typeof POSES;
