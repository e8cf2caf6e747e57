import { startWorker } from '../../../../site/offline/offline-worker';
import { aScope } from './a-scope';

const BUILD = {
  version: 'one',
  service: '',
  lateMs: 1,
  texts: {
    offline: 'You are offline.',
    slow: 'It is slow.',
    again: 'Again',
    away: 'Nobody answers.',
    waiting: { one: '{n} form waits.', other: '{n} forms wait.' },
    sent: { title: 'Sent', text: 'It has gone.' },
  },
};
const page = () => new Response('<main>Hello</main>', { headers: { 'content-type': 'text/html' } });

/** Opens a page as a browser does; what the worker answers, as soon as it does. */
function open({ happen }: ReturnType<typeof aScope>, path: string, sent?: RequestInit) {
  const request = Object.defineProperty(new Request(`https://site.test${path}`, sent), 'mode', {
    value: 'navigate',
  });
  return new Promise<Response>((resolve, reject) => {
    const respondWith = (answer: Promise<Response>) => void answer.then(resolve, reject);
    void happen('fetch', { request, respondWith });
  });
}

afterEach(() => jest.useRealTimers());

test.each([
  [false, ['/offline']],
  [true, []],
])('where saving data is asked for (%s), nothing is fetched ahead', async (saves, expected) => {
  const scope = aScope(page, saves);
  startWorker(scope, BUILD);
  await scope.happen('install');

  expect(scope.asked).toEqual(expected);
});

test('a page that is kept comes in place of a slow network, one that is not is waited for', async () => {
  jest.useFakeTimers();
  let answer = (_: Response) => {};
  const scope = aScope((url) =>
    url.endsWith('/kept') && scope.asked.length === 1
      ? page()
      : new Promise((resolve) => (answer = resolve)),
  );
  startWorker(scope, BUILD);
  await (await open(scope, '/kept')).text();
  await jest.advanceTimersByTimeAsync(0);

  const slow = open(scope, '/kept');
  await jest.advanceTimersByTimeAsync(4_000);
  const shown = await (await slow).text();
  expect(shown).toMatch(
    /^<main><p [^>]*>It is slow. <a href="" [^>]*>Again<\/a><\/p>Hello<\/main>$/,
  );

  const unknown = open(scope, '/new');
  await jest.advanceTimersByTimeAsync(20_000);
  answer(new Response('late'));
  expect(await (await unknown).text()).toBe('late');
});

test.each([502, 503, 504])('a page that is kept comes in place of a proxy’s %d', async (status) => {
  const scope = aScope(() =>
    scope.asked.length === 1 ? page() : new Response('Bad Gateway', { status }),
  );
  startWorker(scope, BUILD);
  await (await open(scope, '/kept')).text();

  expect(await (await open(scope, '/kept')).text()).toMatch(
    /^<main><p [^>]*>Nobody answers. <a href="" [^>]*>Again<\/a><\/p>Hello<\/main>$/,
  );
  // one that is not kept has nothing better to show
  expect((await open(scope, '/new')).status).toBe(status);
});

test('what waits is shown where a proxy alone answers, though that page was never opened', async () => {
  const scope = aScope(() =>
    scope.asked.length === 1 ? page() : new Response('Bad Gateway', { status: 503 }),
  );
  startWorker(scope, BUILD);
  await scope.happen('install');

  expect(await (await open(scope, '/offline')).text()).toContain('Nobody answers.');
});

test('a store that cannot be read withholds nothing that the network has', async () => {
  const scope = aScope(page);
  const broken = () => Promise.reject(new DOMException('Internal error.', 'UnknownError'));
  Object.assign(scope.caches, { open: broken, match: broken });
  startWorker(scope, BUILD);

  expect(await (await open(scope, '/artists')).text()).toBe('<main>Hello</main>');
  const picture = new Promise<Response>((resolve, reject) => {
    const request = new Request('https://site.test/static/a.avif');
    const respondWith = (answer: Promise<Response>) => void answer.then(resolve, reject);
    void scope.happen('fetch', { request, respondWith });
  });
  expect((await picture).status).toBe(200);
});

test('a page that says there is no network is not kept from an answer that is none', async () => {
  const scope = aScope(() => new Response('Bad Gateway', { status: 502 }));
  startWorker(scope, BUILD);

  await expect(scope.happen('install')).rejects.toThrow('502');
  expect(await scope.caches.keys()).toEqual([]);
});

test.each([
  ['', ['https://site.test/api/contact']],
  ['https://api.test', []],
])(
  'a plain form is tried at this host where it takes forms (service %j)',
  async (service, tried) => {
    const scope = aScope(() => new Response('answer'));
    startWorker(scope, { ...BUILD, service });

    const sent = { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) };
    await open(scope, '/api/contact', sent);

    expect(scope.asked).toEqual(tried);
  },
);
