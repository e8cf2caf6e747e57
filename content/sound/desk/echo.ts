import { createFilter } from '../synth/filter';
import type { Mix } from './channel';
import type { Effect } from './stereo';

const { floor: roundDown, max } = Math;

/** Repeats that cross from side to side, thinner each time. */
export function createEcho(rate: number, stepSeconds: number, echo: Mix['echo']): Effect {
  const left = createLine(rate, echo.left * stepSeconds, echo.ceilingHz);
  const right = createLine(rate, echo.right * stepSeconds, echo.ceilingHz);
  return ({ left: l, right: r }, samples) => {
    for (let i = 0; i < samples; i += 1) {
      const fromLeft = left.read();
      const fromRight = right.read();
      const [inLeft, inRight] = [l[i] ?? 0, r[i] ?? 0];
      left.write(fromRight * echo.feedback + (inLeft + inRight) * 0.5);
      right.write(fromLeft * echo.feedback + inRight * 0.3);
      l[i] = fromLeft;
      r[i] = fromRight;
    }
  };
}

function createLine(rate: number, seconds: number, ceilingHz: number) {
  const samples = new Float32Array(max(1, roundDown(seconds * rate)));
  const ceiling = createFilter(rate, ceilingHz);
  const floor = createFilter(rate, 320);
  let at = 0;
  return {
    read: () => samples[at] ?? 0,
    write(sample: number) {
      floor.run(ceiling.run(sample));
      samples[at] = floor.high;
      at += 1;
      if (at >= samples.length) at = 0;
    },
  };
}
