import { createHeldLine } from '../../../../site/player/held-line';
import { createPartLine } from '../../../../site/player/part-line';

/** How loud what goes through a gate is, by what was asked of it: `at` reads it as a browser would. */
class Gain {
  events: { kind: 'set' | 'ramp' | 'fall'; value: number; time: number }[] = [];
  setValueAtTime = (value: number, time: number) =>
    void this.events.push({ kind: 'set', value, time });
  linearRampToValueAtTime = (value: number, time: number) =>
    void this.events.push({ kind: 'ramp', value, time });
  setTargetAtTime = (value: number, time: number) =>
    void this.events.push({ kind: 'fall', value, time });
  cancelScheduledValues = (from: number) => {
    this.events = this.events.filter(({ time }) => time < from);
  };
  at(moment: number): number {
    let [level, since] = [0, 0];
    for (const { kind, value, time } of this.events) {
      if (kind === 'ramp' && moment < time && moment > since)
        return level + ((value - level) * (moment - since)) / (time - since);
      if (time > moment) return level;
      [level, since] = [value, time];
    }
    return level;
  }
}

/** A context whose clock is set by hand; it writes down when each part begins, from where, and when it is stopped. */
function aContext() {
  const begun: [when: number, from: number][] = [];
  const stopped: number[] = [];
  const gates: Gain[] = [];
  class AudioBufferSourceNode {
    connect() {}
    stop(when: number) {
      stopped.push(Number(when.toFixed(3)));
    }
    start(when: number, from: number) {
      begun.push([Number(when.toFixed(3)), from]);
    }
  }
  class GainNode {
    gain = new Gain();
    constructor() {
      gates.push(this.gain);
    }
    connect() {}
  }
  Object.assign(globalThis, { AudioBufferSourceNode, GainNode });
  const clock = { currentTime: 10, outputLatency: 0, baseLatency: 0, destination: {} };
  const context = clock as unknown as AudioContext; // all that is asked of it
  return { clock, begun, stopped, gates, context };
}

function aLine() {
  const all = aContext();
  return { ...all, line: createPartLine(all.context) };
}

/** One that can be held; it counts how often what was waited for came. */
function aHeldLine() {
  const all = aContext();
  const onArrival = jest.fn();
  return { ...all, onArrival, line: createHeldLine(all.context, onArrival) };
}

const part = (duration: number) => ({ duration }) as AudioBuffer; // nothing else is looked at

test('parts follow one another without a gap', () => {
  const { line, begun, clock, gates } = aLine();
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
  expect([11.01, 11.015, 11.02, 12].map((moment) => gates[0]?.at(moment))).toEqual([1, 1, 1, 1]);
});

test('a part that comes too late begins whole, and moves what follows; the piece stands still meanwhile', () => {
  const { line, begun, clock, gates } = aLine();
  line.add(part(1));
  clock.currentTime = 12;
  expect(line.at()).toBe(1);
  line.add(part(1));
  line.add(part(1));

  expect(begun.slice(1)).toEqual([
    [12.15, 0],
    [13.15, 0],
  ]);
  expect(line.at()).toBe(1);
  clock.currentTime = 12.65;
  expect(line.at()).toBeCloseTo(1.5);
  // silent where there was nothing, without a jump on either side
  expect(gates[0]?.at(11.014)).toBeCloseTo(0.5);
  expect(gates[0]?.at(11.5)).toBe(0);
  expect(gates[0]?.at(12.156)).toBeCloseTo(0.5);
});

test('a machine slower than the music stops less and less often, not after every part', () => {
  const { line, begun, clock } = aLine();
  let stops = 0;
  // a second of sound takes 1.25
  for (let n = 0; n < 36; n += 1) {
    line.add(part(1));
    const last = begun.at(-1)?.[0] ?? 0;
    const before = begun.at(-2)?.[0];
    if (before !== undefined && last > before + 1.001) stops += 1;
    clock.currentTime += 1.25;
  }
  expect(stops).toBeLessThan(8);
});

test('a jump plays from within its part on, and ends at what is there', () => {
  const { line, begun } = aLine();
  line.add(part(1));
  line.add(part(1));
  begun.length = 0;

  line.seek(1.5);
  expect(begun).toEqual([[10.02, 0.5]]);
  expect(line.at()).toBeCloseTo(1.48);

  begun.length = 0;
  line.seek(99);
  expect(begun.map(([when, from]) => [when, Number(from.toFixed(3))])).toEqual([[10.02, 0.95]]);
});

test('a jump lands on a sample: between two of them a browser would dull all that follows', () => {
  const { line, begun } = aLine();
  line.add(part(1));
  begun.length = 0;
  line.seek(0.123_456_7);

  const sample = (begun[0]?.[1] ?? 0) * 44100;
  expect(sample).toBeGreaterThan(5000);
  expect(sample).toBeCloseTo(Math.round(sample), 6);
});

test('a jump cuts nothing: what sounded fades before what comes, which fades in', () => {
  const { line, clock, gates, stopped } = aLine();
  line.add(part(5));
  clock.currentTime = 11;
  line.seek(3);

  const [before, after] = gates;
  expect(before?.events.at(-1)).toEqual({ kind: 'fall', value: 0, time: 11 });
  expect(stopped).toEqual([11.012]);
  expect([11.02, 11.026, 11.032].map((moment) => Number(after?.at(moment).toFixed(3)))).toEqual([
    0, 0.5, 1,
  ]);
});

test('a line that is held fades at its place, and plays on from there, or from where it was sent', () => {
  const { line, clock, begun, gates } = aHeldLine();
  line.add(part(5));
  clock.currentTime = 11.02;
  line.hold();
  expect(gates[0]?.events.at(-1)).toMatchObject({ kind: 'fall', time: 11.02 });
  // the speakers stay open for a while, and more comes
  clock.currentTime = 11.12;
  line.add(part(5));
  expect(line.isHeld).toBe(true);
  expect(line.at()).toBeCloseTo(1);
  expect(begun).toHaveLength(1);

  line.release();
  expect(begun.slice(1).map(([when, from]) => [when, Number(from.toFixed(3))])).toEqual([
    [11.14, 1],
    [15.14, 0],
  ]);
  line.hold();
  line.seek(99);
  line.release();
  expect(line.phase).toBe('waiting');
  line.hold();
  expect([line.isHeld, line.at()]).toEqual([true, 99]);
  line.seek(7);
  expect(line.at()).toBe(7);
  line.release();
  expect(begun.at(-1)).toEqual([11.14, 2]);
  expect(line.isHeld).toBe(false);
});

test('a jump to what is not there yet is silent, waits at its second, and plays from it', () => {
  const { line, begun, clock, gates, onArrival } = aHeldLine();
  line.add(part(2));
  clock.currentTime = 11;
  line.seek(3.5);
  expect(gates[0]?.events.at(-1)).toMatchObject({ kind: 'fall', time: 11 });
  begun.length = 0;
  line.add(part(1));
  clock.currentTime = 12;
  expect([line.phase, line.at()]).toEqual(['waiting', 3.5]);
  expect([begun, onArrival.mock.calls]).toEqual([[], []]);

  line.add(part(1));
  expect(line.phase).toBe('playing');
  expect(begun).toEqual([[12.02, 0.5]]);
  line.add(part(1));
  expect(begun.at(-1)).toEqual([12.52, 0]);
  expect(onArrival).toHaveBeenCalledTimes(1);
});

test('a jump beyond the end of a piece plays its last moment, once all of it is there', () => {
  const { line, begun, onArrival } = aHeldLine();
  line.add(part(2));
  line.seek(5);
  begun.length = 0;
  line.add(part(2));
  expect([line.phase, line.isWhole]).toEqual(['waiting', false]);
  line.finish();

  expect([line.phase, line.isWhole]).toEqual(['playing', true]);
  expect(onArrival).toHaveBeenCalledTimes(1);
  expect(begun.map(([, from]) => Number(from.toFixed(3)))).toEqual([1.95]);
  line.seek(9);
  expect(line.phase).toBe('playing');
});

test('a jump back takes back one that waits', () => {
  const { line, begun, onArrival } = aHeldLine();
  line.add(part(2));
  line.seek(5);
  begun.length = 0;
  line.seek(1);
  line.add(part(9));

  expect(line.phase).toBe('playing');
  expect(begun).toEqual([
    [10.02, 1],
    [11.02, 0],
  ]);
  expect(onArrival).not.toHaveBeenCalled();
});

test('nothing is anywhere before its first part, also where it was sent', () => {
  const { line, begun } = aHeldLine();
  line.seek(3);
  expect(line.at()).toBeUndefined();
  line.hold();
  expect(line.isHeld).toBe(false);
  line.seek(3);
  line.add(part(2));
  expect([line.at(), line.phase]).toEqual([3, 'waiting']);
  begun.length = 0;
  line.add(part(2));
  expect(begun).toEqual([[10.02, 1]]);
});

test('what comes while it is held does not let it go', () => {
  const { line, begun, onArrival } = aHeldLine();
  line.add(part(2));
  line.seek(5);
  line.hold();
  begun.length = 0;
  line.add(part(9));
  line.finish();

  expect([line.isHeld, line.at(), begun]).toEqual([true, 5, []]);
  expect(onArrival).not.toHaveBeenCalled();
});
