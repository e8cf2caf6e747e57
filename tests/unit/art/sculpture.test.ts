import { framing } from '../../../content/art/figure/framing';
import { LIGHTINGS } from '../../../content/art/figure/lighting';
import { DRESSINGS } from '../../../content/art/sculpture/dressings/dressings';
import { eyeLineDistance, LASH_LINE, lipAt } from '../../../content/art/sculpture/face-map';
import { HEAD_SPAN, head } from '../../../content/art/sculpture/head';
import { headForm } from '../../../content/art/sculpture/head-form';
import { carve, join } from '../../../content/art/sculpture/joints';
import { MATERIAL } from '../../../content/art/sculpture/material';
import { ball, capsule, ellipsoid, torus } from '../../../content/art/sculpture/shapes';
import { asComposed } from '../../../content/art/sculpture/vary';
import { createSampler } from '../../../content/art/tracer/sampler';
import { sculpt } from '../../../content/art/tracer/sculpt';
import { NOTHING } from '../../../content/art/tracer/surface-map';

const FORM = headForm(asComposed);
const STRAIGHT = { yaw: 0, pitch: 0, roll: 0 };

test('distances to the plain shapes are what a ruler says', () => {
  expect(ball([1, 0, 0], 2)(4, 0, 0)).toBeCloseTo(1);
  expect(ellipsoid([0, 0, 0], [2, 2, 2])(5, 0, 0)).toBeCloseTo(3);
  expect(capsule([0, 0, 0], [0, 2, 0], 0.5)(1, 1, 0)).toBeCloseTo(0.5);
  expect(capsule([0, 0, 0], [0, 2, 0], 0.5)(0, 4, 0)).toBeCloseTo(1.5);
  expect(torus(1, 0.25)(2, 0, 0)).toBeCloseTo(0.75);
});

test('joined surfaces bulge at the seam, far ones stay themselves', () => {
  expect(join(0.1, 0.1, 0.2)).toBeLessThan(0.1);
  expect(join(0.1, 0.9, 0.2)).toBe(0.1);
  expect(carve(-0.5, -0.1, 0.02)).toBeCloseTo(0.1);
});

test('the head is the same on both sides', () => {
  const distance = head(FORM);

  for (const [x, y, z] of [
    [0.3, 0, 0.9],
    [0.7, -0.5, 0.1],
    [0.2, -0.6, 1.4],
  ] as const)
    expect(distance(-x, y, z)).toBe(distance(x, y, z));
});

test('no piece of a dressing reaches out of the span it states', () => {
  for (const [name, dress] of Object.entries(DRESSINGS)) {
    for (const { distance, span, material } of dress(asComposed).parts) {
      for (let x = -2; x <= 2; x += 0.2)
        for (let z = -2; z <= 2; z += 0.2)
          for (const y of [span[1] + 0.02, span[0] - 0.02])
            expect([name, material, y, distance(x, y, z) > 0]).toEqual([name, material, y, true]);
    }
  }
});

test('lips lie between nose and chin, in front, the upper one above', () => {
  expect(lipAt(FORM, 0.05, -0.55, 0.85)).toBe('upper');
  expect(lipAt(FORM, 0.05, -0.65, 0.85)).toBe('lower');
  expect(lipAt(FORM, 0.05, -0.3, 0.9)).toBeUndefined();
  expect(lipAt(FORM, 0.05, -0.55, -0.5)).toBeUndefined();
});

test('the lashes of both eyes are drawn, and none on the nose', () => {
  expect(eyeLineDistance(LASH_LINE, 0.29, -0.062, 0.8)).toBeLessThan(0);
  expect(eyeLineDistance(LASH_LINE, -0.29, -0.062, 0.8)).toBeLessThan(0);
  expect(eyeLineDistance(LASH_LINE, 0, -0.062, 0.9)).toBeGreaterThan(1);
});

test('a traced ball is round, lit from where the light stands, and knows its material', () => {
  const map = sculpt(
    {
      parts: [{ material: MATERIAL.lens, distance: ball([0, 0, 0], 1), span: HEAD_SPAN }],
      pose: STRAIGHT,
      lighting: { ...LIGHTINGS.noon, direction: [-1, 0, 0.5] },
      framing: framing(4, 0.5, 0.5),
    },
    80,
    80,
  );
  const hits = map.material.filter((material) => material === MATERIAL.lens).length;
  const at = (column: number) => 40 * 80 + column;

  expect(hits).toBeGreaterThan(1200);
  expect(hits).toBeLessThan(1320);
  expect(map.material[0]).toBe(NOTHING);
  expect(map.luminance[at(26)]).toBeGreaterThan(2 * (map.luminance[at(54)] ?? 0));
  expect(map.normalX[at(58)]).toBeGreaterThan(0.8);
  expect(map.positionZ[at(40)]).toBeCloseTo(1, 1);
});

test('between pixels the sampler mixes, at an edge it keeps the colour and lowers the coverage', () => {
  const map = sculpt(
    {
      parts: [{ material: MATERIAL.skin, distance: ball([0, 0, 0], 1), span: HEAD_SPAN }],
      pose: STRAIGHT,
      lighting: LIGHTINGS.noon,
      framing: framing(4, 0.5, 0.5),
    },
    40,
    40,
  );
  const sample = createSampler(map, 0.5);

  expect(sample(40, 40).coverage).toBe(1);
  expect(sample(1, 1).material).toBe(NOTHING);
  const edges = Array.from({ length: 80 }, (_, column) => ({ ...sample(column, 40) })).filter(
    ({ coverage }) => coverage > 0.1 && coverage < 0.9,
  );
  expect(edges.length).toBeGreaterThan(0);
  for (const edge of edges) expect(Math.abs(edge.positionX)).toBeGreaterThan(0.8);
});
