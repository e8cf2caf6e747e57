import { postWaiting } from '../../../../site/offline/waiting/post-waiting';
import type { Waiting } from '../../../../site/offline/waiting/waiting';

const ENTRY: Waiting = {
  id: 'one',
  path: '/api/contact',
  body: { message: 'Hello', token: 'of the first touch' },
  keptAt: 0,
  state: 'waiting',
};
const json = (status: number, body: object) => async () => Response.json(body, { status });
const PROBLEM = { type: 'urn:problem-type:invalid_request', detail: 'Mend the named fields.' };

test('goes to the service as it was written, under its key', async () => {
  const requests: Request[] = [];
  const send: typeof fetch = async (...given) => {
    requests.push(new Request(...given));
    return Response.json({ id: 'x', reference: 'AA-222222' }, { status: 201 });
  };

  expect(await postWaiting(send, 'https://service.test', ENTRY)).toEqual({
    kind: 'sent',
    reference: 'AA-222222',
  });
  const [request] = requests;
  expect(request?.url).toBe('https://service.test/api/contact');
  expect(request?.headers.get('idempotency-key')).toBe('one');
  expect(await request?.json()).toEqual(ENTRY.body);
});

test.each([
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['too many', json(429, { ...PROBLEM, type: 'urn:problem-type:rate_limited' })],
  ['overload', json(503, PROBLEM)],
  ['a full disk', json(507, PROBLEM)],
  ['a network that wants a log-in', async () => new Response('<h1>Hotel</h1>')],
  ['a proxy that refuses', async () => new Response('no', { status: 403 })],
  ['somebody else’s refusal', json(403, { error: 'no' })],
])('%s: tried again later', async (_what, send) => {
  expect(await postWaiting(send, '', ENTRY)).toEqual({ kind: 'later' });
});

test('what the service refuses is told in its words, of the field where it names one', async () => {
  const errors = [{ field: 'email', message: 'That address looks incomplete.' }];

  expect(await postWaiting(json(422, { ...PROBLEM, errors }), '', ENTRY)).toEqual({
    kind: 'refused',
    reason: 'That address looks incomplete.',
  });
  expect(await postWaiting(json(413, PROBLEM), '', ENTRY)).toEqual({
    kind: 'refused',
    reason: PROBLEM.detail,
  });
});
