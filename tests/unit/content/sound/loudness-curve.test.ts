import {
  createLoudnessCurve,
  loudnessCurve,
} from '../../../../content/sound/preview/loudness-curve';

const ramp = Float32Array.from({ length: 1000 }, (_, i) => i / 1000);

test('the loudest part is 100, and the others are in proportion', () => {
  const steady = new Float32Array(1000).fill(0.25);
  expect(loudnessCurve({ left: steady, right: steady }, 4)).toEqual([100, 100, 100, 100]);
  const curve = loudnessCurve({ left: ramp, right: ramp }, 4);
  expect(curve).toEqual([...curve].sort((a, b) => a - b));
  expect(curve.at(-1)).toBe(100);
  expect(curve[0]).toBeLessThan(20);
});

test('a sound in pieces has the curve of the whole, and what has not come is silent', () => {
  const curve = createLoudnessCurve(ramp.length, 4);
  curve.add({ left: ramp.slice(0, 333), right: ramp.slice(0, 333) });
  expect(curve.levels().slice(2)).toEqual([0, 0]);
  curve.add({ left: ramp.slice(333), right: ramp.slice(333) });
  expect(curve.levels()).toEqual(loudnessCurve({ left: ramp, right: ramp }, 4));
});
