import type { Pose } from '../figure/pose';
import { length3, type Vector } from '../sculpture/shapes';

/** The viewer's axes in the coordinates of the head. */
export interface View {
  right: Vector;
  up: Vector;
  /** out of the picture, to the viewer */
  toward: Vector;
}

/** Looks at a head held in a pose. */
export function viewOf(pose: Pose): View {
  return {
    right: turnToHead([1, 0, 0], pose),
    up: turnToHead([0, 1, 0], pose),
    toward: turnToHead([0, 0, 1], pose),
  };
}

/** A direction as the viewer sees it, made a unit vector in the coordinates of the head. */
export function turnToHead([x, y, z]: Vector, { yaw, pitch, roll }: Pose): Vector {
  const length = length3(x, y, z);
  const rolledX = (x * Math.cos(roll) - y * Math.sin(roll)) / length;
  const rolledY = (x * Math.sin(roll) + y * Math.cos(roll)) / length;
  const pitchedY = rolledY * Math.cos(pitch) - (z / length) * Math.sin(pitch);
  const pitchedZ = rolledY * Math.sin(pitch) + (z / length) * Math.cos(pitch);
  return [
    rolledX * Math.cos(yaw) + pitchedZ * Math.sin(yaw),
    pitchedY,
    -rolledX * Math.sin(yaw) + pitchedZ * Math.cos(yaw),
  ];
}
