import { markKept } from '../../../../site/offline/mark-kept';
import { takeForm } from '../../../../site/offline/waiting/take-form';
import type { Waiting } from '../../../../site/offline/waiting/waiting';

const lost: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));

function aForm(fields: [string, string][]): Request {
  return new Request('https://site.test/api/subscriptions', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
}

function parts(send: typeof fetch) {
  const kept: Pick<Waiting, 'id' | 'path' | 'body'>[] = [];
  const room = {
    keep: async (entry: (typeof kept)[number]) => void kept.push(entry),
    list: async () => [],
    discard: async () => {},
    send: async () => 0,
  };
  return { kept, parts: { send, room, newId: () => 'made here' } };
}

beforeEach(() => {
  // in a worker an address is completed by its own
  jest
    .spyOn(Response, 'redirect')
    .mockImplementation(
      (url, status) =>
        new Response(null, { status: status ?? 302, headers: { location: String(url) } }),
    );
});
afterEach(() => jest.restoreAllMocks());

test('a plain form that gets through is answered by the service, and not kept', async () => {
  const sent: Request[] = [];
  const { kept, parts: given } = parts(async (...request) => {
    sent.push(new Request(...request));
    return new Response('answer');
  });

  const answer = await takeForm(aForm([['email', 'ada@example.org']]), '/api/subscriptions', given);

  expect(await answer.text()).toBe('answer');
  expect(kept).toEqual([]);
  expect(await sent[0]?.text()).toBe('email=ada%40example.org');
  expect(sent[0]?.headers.get('idempotency-key')).toBe('made here');
  // whoever refuses it is asked for a page
  expect(sent[0]?.headers.get('accept')).toBe('text/html');
});

test.each([502, 503, 504])(
  'one that a proxy alone answered, with %d, is kept too',
  async (status) => {
    const { kept, parts: given } = parts(async () => new Response('Bad Gateway', { status }));

    const answer = await takeForm(
      aForm([['email', 'ada@example.org']]),
      '/api/subscriptions',
      given,
    );

    expect(answer.headers.get('location')).toBe('/offline');
    expect(kept).toEqual([
      { id: 'made here', path: '/api/subscriptions', body: { email: 'ada@example.org' } },
    ]);
  },
);

test.each(['two\nlines', 'ü', '', 'x'.repeat(201)])(
  'a key that no request can carry, as a page elsewhere may write it, is none: %j',
  async (key) => {
    const { kept, parts: given } = parts(lost);

    await takeForm(aForm([['idempotency_key', key]]), '/api/subscriptions', given);

    // kept under it, the form would wait for good and take a place from others
    expect(kept.map(({ id }) => id)).toEqual(['made here']);
  },
);

test('where it cannot be kept, the page with which it was turned away is shown', async () => {
  const { parts: given } = parts(async () => new Response('Back in a moment', { status: 503 }));
  const keep = () => Promise.reject(new Error('There is no room.'));
  const room = { ...given.room, keep };

  const answer = await takeForm(aForm([]), '/api/subscriptions', { ...given, room });

  expect(await answer.text()).toBe('Back in a moment');
});

test('one that does not is kept as the service takes it, and shown where it waits', async () => {
  const { kept, parts: given } = parts(lost);
  const fields: [string, string][] = [
    ['email', 'ada@example.org'],
    ['topics', 'drops'],
    ['topics', 'events'],
    ['idempotency_key', 'of-an-earlier-try'],
  ];

  const answer = await takeForm(aForm(fields), '/api/subscriptions', given);

  expect(answer.headers.get('location')).toBe('/offline');
  expect(kept).toEqual([
    {
      id: 'of-an-earlier-try',
      path: '/api/subscriptions',
      body: { email: 'ada@example.org', topics: ['drops', 'events'] },
    },
  ]);
});

test('it is kept as the service reads a form: an empty field is none, and lines end as in JSON', async () => {
  const { kept, parts: given } = parts(lost);
  const fields: [string, string][] = [
    ['message', 'Hello,\r\nis anybody there?'],
    ['about', ''],
    ['topics', ''],
    ['topics', 'drops'],
  ];

  await takeForm(aForm(fields), '/api/contact', given);

  // otherwise it would be refused as another form than the one that was sent under its key
  expect(kept[0]?.body).toEqual({ message: 'Hello,\nis anybody there?', topics: ['drops'] });
});

test('a kept page says that it is one, what waits, and nothing that could run', async () => {
  const page = () => new Response('<body><main id="main"><h1>Rocka</h1></main>');
  const texts = {
    offline: '<b>Offline</b>',
    slow: '<i>Slow</i>',
    again: 'Again',
    away: 'Nobody answers.',
    waiting: { one: '{n} form waits.', other: '{n} forms wait.' },
    sent: { title: '', text: '' },
  };

  const quiet = await (await markKept(page(), texts, 0, 'offline')).text();
  expect(quiet).toMatch(
    /<main id="main"><p [^>]*>&#60;b&#62;Offline&#60;\/b&#62; <a href="" [^>]*>Again<\/a><\/p><h1>/,
  );
  expect(await (await markKept(page(), texts, 2, 'offline')).text()).toContain(
    '<a href="/offline" style="text-decoration:underline">2 forms wait.</a>',
  );
  expect(await (await markKept(page(), texts, 0, 'slow')).text()).toContain(
    '&#60;i&#62;Slow&#60;/i&#62; <a href="" style="text-decoration:underline">Again</a></p>',
  );
});
