import { RATE_LIMITS, UNLIMITED } from '../../../../services/http/limits/rate-limits';
import { everyEndpoint } from '../../../support/every-endpoint';

/** What takes the secret of a mailed link or the id of a device, and mails nobody: as many as of all writes. */
const CHEAP = [
  'POST /api/auth/confirm',
  'POST /api/auth/link',
  'POST /api/auth/reset/confirm',
  'PUT /api/follows/:artistId',
  'DELETE /api/follows/:artistId',
  'POST /api/subscriptions/confirm',
  'POST /api/subscriptions/unsubscribe',
  'PUT /api/subscriptions/preferences',
  'DELETE /api/subscriptions/preferences',
];

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('whatever strangers may send has a limit of its own, or is cheap', () => {
  const open = everyEndpoint().filter(
    ({ method, errors }) => method !== 'GET' && !errors.includes('unauthorized'),
  );
  const limited = [...Object.keys(RATE_LIMITS), ...CHEAP];
  // A new one gets its line in services/http/limits/rate-limits.ts, or its reason in CHEAP.
  expect(open.map(nameOf).filter((name) => !limited.includes(name))).toEqual([]);
});

test('every limit is that of an endpoint or a page', () => {
  const known = [...everyEndpoint().map(nameOf), 'GET /ask', 'GET /search'];
  expect(
    [...Object.keys(RATE_LIMITS), ...UNLIMITED].filter((name) => !known.includes(name)),
  ).toEqual([]);
});
