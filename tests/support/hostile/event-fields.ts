import { aPageView } from '../factories';
import { EVENTS, FORM_TYPE, type Hostile, LONE } from './request';

const event = (name: string, fields: Record<string, unknown>, status = 422): Hostile => ({
  name: `event: ${name}`,
  path: EVENTS,
  body: JSON.stringify(aPageView(fields)),
  status,
});

/** Page views that nobody had. */
export const EVENT_FIELDS: Hostile[] = [
  event('session is no UUID', { session_id: '1' }),
  event('session is an object', { session_id: {} }),
  event('path is missing', { path: undefined }),
  event('path is an address', { path: 'https://site.test/' }),
  event('path holds NUL', { path: '/\0' }),
  event('path holds half a pair', { path: `/${LONE}` }),
  event('path is 60,000 characters', { path: `/${'x'.repeat(60_000)}` }, 202),
  event('path cannot be decoded', { path: '/%E0%A4%A' }, 202),
  event('query cannot be decoded', { path: '/?utm_source=%E0%A4%A' }, 202),
  event('query holds NUL', { path: '/?utm_source=%00' }, 202),
  event('referrer is a number', { referrer: 1 }),
  event('referrer holds NUL', { referrer: 'https://a.example/\0' }),
  event('referrer runs a script', { referrer: 'javascript:alert(1)' }, 202),
  event('duration is negative', { duration_ms: -1 }),
  event('duration is a fraction', { duration_ms: 0.5 }),
  event('duration is text', { duration_ms: '1' }),
  event('duration is beyond whole numbers', { duration_ms: 2 ** 53 }),
  event('duration is 2^31', { duration_ms: 2 ** 31 }, 202),
  event('view is no UUID', { view_id: '../../etc' }),
  event('agent is a formula', { user_agent: '=cmd|calc' }, 202),
  event('agent holds NUL', { user_agent: '\0' }),
  {
    name: 'events: 51',
    path: EVENTS,
    body: JSON.stringify(Array(51).fill(aPageView())),
    status: 422,
  },
  { name: 'events: lists in a list', path: EVENTS, body: '[[[]]]', status: 422 },
  { name: 'events: a form', path: EVENTS, headers: FORM_TYPE, body: 'a=1', status: 415 },
];
