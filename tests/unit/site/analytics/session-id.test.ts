import { sessionId } from '../../../../site/analytics/session-id';

const KEPT = '0e3f2a4c-9d1b-4c57-8a6e-5b2f1d0c9e8a';
let kept: string | null = null;

beforeAll(() =>
  Object.assign(globalThis, {
    localStorage: {
      getItem: () => kept,
      setItem: (_: string, value: string) => {
        kept = value;
      },
    },
  }),
);

test('the id that this browser has kept is taken', () => {
  kept = KEPT;
  expect([sessionId(), kept]).toEqual([KEPT, KEPT]);
});

test.each([null, '', 'undefined', KEPT.slice(1)])(
  'in place of %j a fresh one is kept: the service would refuse every view',
  (before) => {
    kept = before;
    const made = sessionId();
    expect(made).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(kept).toBe(made);
  },
);

test('where nothing can be kept the id lasts as long as the page', () => {
  const refuse = () => {
    throw new Error('Storage is forbidden');
  };
  Object.assign(globalThis, { localStorage: { getItem: refuse } });
  expect(sessionId()).toBe(sessionId());
});
