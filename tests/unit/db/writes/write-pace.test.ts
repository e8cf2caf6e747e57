import { createWritePace } from '../../../../db/writes/write-pace';

/** A pace on a clock that is moved by hand. */
function held() {
  let nowMs = 1_000;
  const pace = createWritePace(() => nowMs);
  const pass = (ms: number) => {
    nowMs += ms;
  };
  /** A group that waits and is stored, alone. */
  const store = (rows: number, ms: number) => {
    pace.opened(0);
    pace.taken();
    pass(ms);
    pace.ended(rows);
  };
  return { pace, pass, store };
}

test('before anything was stored nobody is told to wait', () => {
  expect(held().pace.expectedMs(1_000)).toBe(0);
});

test('a row waits as long as those before it took', () => {
  const { pace, store } = held();

  store(500, 50);

  expect(pace.expectedMs(1_000)).toBeCloseTo(100);
});

test('what a group waits for the one before it counts', () => {
  const { pace, pass, store } = held();
  store(200, 20);

  pace.opened(200);
  pass(40);
  pace.taken();
  pass(40);
  pace.ended(200);

  expect(pace.expectedMs(1_000)).toBeCloseTo(1_000 * (0.1 + (0.2 - 0.1) * 0.3));
});

test('a commit that took its time for a single row does not frighten a crowd away', () => {
  const { pace, store } = held();

  store(1, 20);

  expect(pace.expectedMs(500)).toBeCloseTo(100);
});

test('behind few rows nobody waits long enough to be refused, however slow the disk', () => {
  const { pace, store } = held();

  store(100, 60_000);

  expect(pace.expectedMs(100)).toBe(0);
});

test('while a group is stuck, what comes now waits at least as long', () => {
  const { pace, pass, store } = held();
  store(500, 5);
  pace.opened(0);
  pace.taken();

  pass(3_000);

  expect(pace.expectedMs(101)).toBe(3_000);
  pace.ended(500);
  expect(pace.expectedMs(101)).toBeLessThan(3_000);
});

test('of two groups that are taken each is measured from its own beginning', () => {
  const { pace, pass } = held();
  pace.opened(0);
  pace.taken();
  pass(10);
  pace.opened(200);
  pace.taken();
  pass(10);
  pace.ended(200);
  expect(pace.expectedMs(1_000)).toBeCloseTo(1_000 * 0.1);

  pass(20);
  pace.ended(200);

  expect(pace.expectedMs(1_000)).toBeCloseTo(1_000 * (0.1 + (30 / 400 - 0.1) * 0.3));
});

test('what waits again has waited since it first did', () => {
  const { pace, pass } = held();
  pace.opened(0);
  pace.taken();
  pass(10);
  pace.opened(100);
  pace.taken();
  pass(10);
  pace.reopened();
  expect(pace.expectedMs(101)).toBe(20);
  pace.reopened();
  pass(10);
  pace.taken();
  pace.ended(300);

  expect(pace.expectedMs(1_000)).toBeCloseTo(1_000 * (30 / 300));
});

test('a group that was given back waits since it came itself, not since the one under way did', () => {
  const { pace, pass } = held();
  pace.opened(0);
  pace.taken();
  pass(100);
  pace.opened(0);
  pace.taken();
  pace.reopened();
  pace.ended(1_000_000);
  pass(100);

  expect(pace.expectedMs(1_000)).toBe(100);
});
