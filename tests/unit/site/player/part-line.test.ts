import { createPartLine } from '../../../../site/player/part-line';

/** A context whose clock is set by hand; it writes down when each part begins, and from where. */
function aContext() {
  const begun: [when: number, from: number][] = [];
  class AudioBufferSourceNode {
    connect() {}
    disconnect() {}
    stop() {}
    start(when: number, from: number) {
      begun.push([Number(when.toFixed(3)), Number(from.toFixed(3))]);
    }
  }
  Object.assign(globalThis, { AudioBufferSourceNode });
  const clock = { currentTime: 10, outputLatency: 0, baseLatency: 0, destination: {} };
  return { clock, begun, line: createPartLine(clock as unknown as AudioContext) }; // all that is asked of it
}

const part = (duration: number) => ({ duration }) as AudioBuffer; // nothing else is looked at

test('parts follow one another without a gap', () => {
  const { line, begun, clock } = aContext();
  expect(line.at()).toBeUndefined();
  line.add(part(1));
  line.add(part(2));
  clock.currentTime = 11.52;

  expect(begun).toEqual([
    [10.02, 0],
    [11.02, 0],
  ]);
  expect(line.rendered).toBe(3);
  expect(line.at()).toBeCloseTo(1.5);
});

test('a part that comes too late begins at once, whole, and moves what follows', () => {
  const { line, begun, clock } = aContext();
  line.add(part(1));
  clock.currentTime = 12;
  line.add(part(1));
  line.add(part(1));

  expect(begun.slice(1)).toEqual([
    [12.02, 0],
    [13.02, 0],
  ]);
});

test('a jump plays from within its part on, and ends at what is there', () => {
  const { line, begun } = aContext();
  line.add(part(1));
  line.add(part(1));
  begun.length = 0;

  line.seek(1.5);
  expect(begun).toEqual([[10.02, 0.5]]);
  expect(line.at()).toBeCloseTo(1.48);

  begun.length = 0;
  line.seek(99);
  expect(begun).toEqual([[10.02, 0.95]]);
});
