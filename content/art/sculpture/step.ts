/** One step of sculpting: takes the distance so far at a point and returns it with a feature added or cut. */
export type SculptingStep = (distance: number, side: number, y: number, z: number) => number;
