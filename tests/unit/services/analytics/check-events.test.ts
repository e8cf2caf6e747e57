import { checkEvents, isUsual } from '../../../../services/analytics/check-events';
import { AnalyticsEvent, EventList } from '../../../../services/contracts/analytics';
import { ANALYTICS_LIMITS as limits } from '../../../../services/contracts/limits/analytics';
import { parse } from '../../../../services/http/request/parse';
import { aPageView } from '../../../support/factories';
import fc from '../../../support/fuzz/fast-check';

const UUID = 'c0ffee00-1234-4abc-8def-0123456789ab';

/** What a field may be given as: right, nearly right, or anything. */
const text = fc.oneof(
  fc.constantFrom('/', '/a?ref=b', 'a', '', '/\u0000', '/\ud800', '/é', '/🎵', '/\n', '/\u2028'),
  fc.string({ unit: 'binary' }),
);
const uuid = fc.oneof(
  fc.constantFrom(
    UUID,
    UUID.toUpperCase(),
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    UUID.replace('-4', '-9'),
    UUID.replace('-8', '-c'),
    `${UUID}\n`,
    UUID.slice(1),
  ),
  fc.uuid(),
);
const other = fc.constantFrom<unknown>(null, undefined, 0, true, [], {}, [UUID], new String(UUID));
const duration = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(-0, -1, 2 ** 53, 2 ** 53 - 1, '1'),
);

const event = fc.record(
  {
    session_id: fc.oneof({ weight: 9, arbitrary: uuid }, other),
    path: fc.oneof({ weight: 9, arbitrary: text }, other),
    referrer: fc.oneof({ weight: 4, arbitrary: text }, other),
    user_agent: fc.oneof({ weight: 4, arbitrary: text }, other),
    duration_ms: fc.oneof({ weight: 9, arbitrary: duration }, other),
    view_id: fc.oneof({ weight: 4, arbitrary: uuid }, other),
    extra: fc.anything(),
  },
  { requiredKeys: [] },
);
/** A view with a field or two that may be wrong. */
const nearly = fc
  .tuple(event, fc.subarray(Object.keys(aPageView()), { maxLength: 2 }))
  .map(([given, names]) => ({
    ...aPageView(),
    ...Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name))),
  }));
const body = fc.oneof(nearly, event, fc.array(nearly, { maxLength: 3 }), fc.anything());

/** The contract's events without what it leaves out, or its refusal. */
function said(check: () => AnalyticsEvent[]) {
  try {
    return check().map((one) => AnalyticsEvent.parse(one));
  } catch (thrown) {
    return thrown;
  }
}

function contract(value: unknown): AnalyticsEvent[] {
  return Array.isArray(value) ? parse(EventList, value) : [parse(AnalyticsEvent, value)];
}

test('what is taken without asking the contract is what the contract takes', () => {
  let usual = 0;
  fc.assert(
    fc.property(fc.oneof(nearly, event), (value) => {
      if (!isUsual(value)) return;
      usual += 1;
      expect(AnalyticsEvent.safeParse(value)).toMatchObject({ success: true });
    }),
    { numRuns: 3_000 },
  );
  expect(usual).toBeGreaterThan(100);
});

test('any body is answered as the contract alone would answer it', () => {
  fc.assert(
    fc.property(body, (value) => {
      expect(said(() => checkEvents(value))).toEqual(said(() => contract(value)));
    }),
    { numRuns: 1_000 },
  );
});

test('events as browsers write them do not need the contract', () => {
  expect(isUsual(aPageView())).toBe(true);
  expect(isUsual(JSON.parse(JSON.stringify(aPageView({ referrer: null, view_id: UUID }))))).toBe(
    true,
  );
});

test('a list longer than the contract allows is refused', () => {
  const many = Array.from({ length: limits.eventsMax + 1 }, () => aPageView());
  expect(() => checkEvents(many)).toThrow('mend the named fields');
});
