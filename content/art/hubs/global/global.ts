import { lift, setBlend, tint } from '../../colour/rgb';
import { hashCell } from '../../field/hash';
import { clamp, smoothstep } from '../../field/scalar';
import { paintPixels } from '../../raster/paint';
import { createRaster, type Raster } from '../../raster/raster';
import { length2 } from '../../sculpture/shapes';
import { HUB_INKS as inks } from '../hub-inks';
import { threadGrain } from '../thread-grain';
import { createPlanet } from './planet';
import { paintThreads } from './threads';

const { abs, atan2, floor } = Math;

const PLANET = { share: 0.72, y: 400, radius: 318 };
/** Two broken orbits round the planet, composition units. */
const ORBITS = [PLANET.radius + 16, PLANET.radius + 24];
const DASHES_PER_RADIAN = 28;

/** The global hub is the weft: horizontal threads drawn round a planet made of the same threads. */
export function drawGlobal(width: number, height: number): Raster {
  const raster = createRaster(width, height);
  const unit = height / 800;
  const centreX = (width / unit) * PLANET.share;
  const paintPlanet = createPlanet();

  paintPixels(raster, (colour, column, row) => {
    const x = column / unit;
    const y = row / unit;
    const right = x - centreX;
    const fall = y - PLANET.y;
    const out = length2(right, fall);
    if (out < PLANET.radius) {
      paintPlanet(colour, right / PLANET.radius, fall / PLANET.radius);
    } else {
      setBlend(colour, inks.ink, inks.deep, clamp(0.35 + y / 1400));
      paintThreads(colour, x, y, out - PLANET.radius, fall);
    }
    tint(colour, inks.lime, orbitAt(atan2(fall, right), out));
    lift(colour, threadGrain(column, row, y, 14));
  });
  return raster;
}

/** Coverage of the broken orbits, 0–1. */
function orbitAt(angle: number, out: number): number {
  const dash = floor(angle * DASHES_PER_RADIAN);
  let covered = 0;
  for (const orbit of ORBITS) {
    const line = smoothstep(2.2, 0.9, abs(out - orbit));
    if (line > covered && hashCell(dash, orbit) > 0.35) covered = line;
  }
  return covered;
}
