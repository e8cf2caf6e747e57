import { interlace } from '../../../content/art/looms/cut-pile/interlace';
import { labyrinth } from '../../../content/art/looms/cut-pile/labyrinth';
import { MARKS } from '../../../content/art/looms/mud-cloth/marks';
import { type HexCell, nearestHexCell } from '../../../content/art/looms/resist-dot/hex-lattice';
import { meltIslands } from '../../../content/art/looms/stepped-wall/islands';
import { keylineDistance } from '../../../content/art/looms/stepped-wall/keyline';
import { bayer } from '../../../content/art/looms/strip-weave/bayer';

test('the dither has 64 different thresholds and repeats', () => {
  const thresholds = Array.from({ length: 64 }, (_, i) => bayer(i % 8, Math.floor(i / 8)));

  expect(new Set(thresholds).size).toBe(64);
  expect(bayer(9, 17)).toBe(bayer(1, 1));
  expect(Math.abs(bayer(0, 0) - bayer(1, 0))).toBeGreaterThan(0.4);
});

test('every mark is a threshold, repeats along its band and leaves some of it bare', () => {
  for (const { mark } of MARKS) {
    const values = Array.from({ length: 400 }, (_, i) =>
      mark((i % 20) / 20, Math.floor(i / 20) / 10 - 1),
    );

    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.5);
    expect(mark(1.3, 0.2)).toBeCloseTo(mark(0.3, 0.2));
  }
});

test('a speck melts into the area it may join, a pattern that may not melt stays', () => {
  // 2 is the speck; it touches the pattern, 3, more often than the area, 1.
  const labels = Uint16Array.from([1, 1, 3, 1, 1, 1, 1, 2, 3, 1, 1, 1, 3, 1, 1]);

  meltIslands(labels, 5, 2, (label) => label !== 3);

  expect([...labels]).toEqual([1, 1, 3, 1, 1, 1, 1, 1, 3, 1, 1, 1, 3, 1, 1]);
});

test('an outline is nearest where labels change, and heavier round the figure', () => {
  const row = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];
  const labels = Uint16Array.from(Array.from({ length: 8 }, () => row).flat());
  const isFigure = labels.map((label) => (label === 3 ? 1 : 0));
  const distance = keylineDistance(labels, Uint8Array.from(isFigure), 12, 8, 1);
  const middle = 4 * 12;

  expect(distance[middle + 3]).toBe(0.5);
  expect(distance[middle + 2]).toBe(1.5);
  expect(distance[middle + 7]).toBeCloseTo(-2.6);
});

test('the nearest cell of the lattice is never farther than its corner', () => {
  const cell: HexCell = { x: 0, y: 0, distance: 0 };
  for (let i = 0; i < 500; i += 1) {
    nearestHexCell(cell, i * 7.3 - 900, i * 3.1 - 700, 25);
    expect(cell.distance).toBeLessThanOrEqual(25 / Math.sqrt(3) + 0.01);
    expect(cell.distance).toBeCloseTo(Math.hypot(cell.x, cell.y));
  }
});

test('where bands cross, one lies over the other by turns', () => {
  expect(interlace(0.5, 0)).not.toBe(interlace(1, 0.5));
  expect(interlace(0.5, 0)).toBeGreaterThan(0);
});

test('the labyrinth has paths and walls, and closes on itself', () => {
  const pattern = labyrinth(1);
  const values = Array.from({ length: 4096 }, (_, i) =>
    pattern((i % 64) * 4, Math.floor(i / 64) * 4),
  );
  const paths = values.filter((value) => value > 0.2).length / values.length;

  expect(paths).toBeGreaterThan(0.2);
  expect(paths).toBeLessThan(0.8);
  // What was sown stood at 0.6 and more; what lives on is thinner.
  expect(Math.max(...values)).toBeLessThan(0.55);
  expect(pattern(3.5 + 256, 7 - 256)).toBeCloseTo(pattern(3.5, 7));
});
