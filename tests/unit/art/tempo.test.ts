import { TAU } from '../../../content/art/field/scalar';
import { resistDotDesign } from '../../../content/art/looms/resist-dot/design';
import { steppedWallDesign } from '../../../content/art/looms/stepped-wall/design';
import { isInSun } from '../../../content/art/looms/strip-weave/ground';
import type { Raster } from '../../../content/art/raster/raster';
import { haloFold, pileLength, sunRipples } from '../../../content/art/tempo';
import { founder, newcomer, tiny } from './parameters-for';

const NIGHT = ['nocturnal'];

test.each([
  ['rocka', 103],
  ['mira', 88],
])('mud cloth: the ring of %s has a tick for every one of %i beats', (slug, bpm) => {
  const cloth = tiny(founder(slug, 'mud-cloth', bpm, NIGHT), 'cloth', 0.9);

  expect(ticksOn(cloth)).toBe(bpm);
});

test('stepped wall: 15 beats make a lobe of the ripples', () => {
  expect(steppedWallDesign(newcomer('stepped-wall', { bpm: 123 })).lobes).toBe(8);
  expect(steppedWallDesign(newcomer('stepped-wall', { bpm: 90 })).lobes).toBe(6);
});

test('cut pile: the pile of a slow song is long', () => {
  expect(pileLength(95)).toBe(15);
  expect(pileLength(142.5)).toBe(10);
});

test.each([
  [102, 24],
  [85, 20],
])('strip weave: at %i beats the rim of the sun ripples %i times', (bpm, ripples) => {
  expect(sunRipples(bpm)).toBe(ripples);
  expect(bulgesOf(ripples)).toBe(ripples);
});

test('resist dot: the halo repeats an even number of times, the face has a line every 4.26 beats', () => {
  const parameters = founder('street-prophet', 'resist-dot', 115, ['steady']);

  expect(resistDotDesign(parameters)).toMatchObject({ fold: 12, lines: 27 });
  expect(resistDotDesign({ ...parameters, bpm: 96 })).toMatchObject({ fold: 10, lines: 23 });
  expect(haloFold(106)).toBe(12);
});

test('resist dot: turned by one part of the halo, the halo is the same', () => {
  const cloth = tiny(founder('street-prophet', 'resist-dot', 96, ['steady']), 'cloth', 1);
  const brightness = Array.from({ length: 720 }, (_, i) => ringLight(cloth, (i / 720) * TAU));

  expect(likeness(brightness, 72)).toBeGreaterThan(0.5);
  expect(likeness(brightness, 72)).toBeGreaterThan(likeness(brightness, 60) + 0.3);
});

/** Ticks met on a walk round the plate of a cloth, where even the shortest of them is drawn. */
function ticksOn(cloth: Raster): number {
  const unit = cloth.height / 1000;
  const steps = 8000;
  let ticks = 0;
  let wasOn = false;
  for (let step = 0; step <= steps; step += 1) {
    const angle = (step / steps) * TAU;
    const red = redAt(
      cloth,
      (570 + 411 * Math.cos(angle)) * unit,
      (440 + 411 * Math.sin(angle)) * unit,
    );
    const isOn: boolean = wasOn ? red > 70 : red > 110;
    if (isOn && !wasOn && step > 0) ticks += 1;
    wasOn = isOn;
  }
  return ticks;
}

/** How often the rim of the sun goes from in to out on a walk at its mean radius. */
function bulgesOf(ripples: number): number {
  let bulges = 0;
  for (let step = 0; step < 3600; step += 1) {
    const isIn = (turn: number) => {
      const angle = (turn / 3600) * TAU + 0.001;
      return isInSun(395 * Math.cos(angle), 395 * Math.sin(angle) - 70, ripples);
    };
    if (isIn(step) && !isIn(step + 1)) bulges += 1;
  }
  return bulges;
}

/** Light along one ray through the halo of a cloth. */
function ringLight(cloth: Raster, angle: number): number {
  const unit = cloth.height / 1000;
  let sum = 0;
  for (let radius = 230; radius < 460; radius += 2) {
    const x = (500 + radius * Math.cos(angle)) * unit;
    const y = (430 + radius * Math.sin(angle)) * unit;
    sum += redAt(cloth, x, y);
  }
  return sum;
}

/** Correlation of a periodic signal with itself, shifted. */
function likeness(signal: number[], shift: number): number {
  const mean = signal.reduce((sum, value) => sum + value, 0) / signal.length;
  const off = signal.map((value) => value - mean);
  const shifted = off.map((_, i) => off[(i + shift) % off.length] ?? 0);
  const product = off.reduce((sum, value, i) => sum + value * (shifted[i] ?? 0), 0);
  return product / off.reduce((sum, value) => sum + value * value, 0);
}

function redAt({ channels, width }: Raster, x: number, y: number): number {
  return channels[(Math.floor(y) * width + Math.floor(x)) * 3] ?? 0;
}
