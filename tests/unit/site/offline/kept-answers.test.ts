import { keptAnswers } from '../../../../site/offline/kept-answers';
import type { FetchEvent } from '../../../../site/offline/worker-scope';
import { aScope } from './a-scope';

const ORIGIN = 'https://site.test';
const page = (name: string) => ({ url: `${ORIGIN}/${name}` });
const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html', ...headers } });

function aKeeper(answer: (url: string) => Response = () => html('')) {
  const scope = aScope(answer);
  return { scope, kept: keptAnswers(scope, 'two') };
}

/** What the browser makes of an answer that came by way of another address. */
const redirected = () => Object.defineProperty(html('elsewhere'), 'redirected', { value: true });

test.each([
  ['is no page', new Response('gone', { status: 404 })],
  ['came by another address', redirected()],
  ['is for this moment alone', html('mine', { 'cache-control': 'private, no-store' })],
  ['is a picture opened by itself', html('RIFF', { 'content-type': 'image/avif' })],
  ['is a file to save', html('PK', { 'content-type': 'application/zip' })],
])('an answer that %s is not kept', async (_what, response) => {
  const { kept } = aKeeper();
  const doubled = jest.spyOn(response, 'clone');
  await kept.keepPage(page('a'), response);

  expect(await kept.page(page('a').url)).toBeUndefined();
  // what nobody reads of a double would lie in memory
  expect(doubled).not.toHaveBeenCalled();
});

test('what is kept of an answer leaves it whole for whoever asked', async () => {
  const { kept } = aKeeper();
  const response = html('Hello');
  await kept.keepPage(page('a'), response);

  expect(await response.text()).toBe('Hello');
});

test.each([404, 410])('a page that is answered with %i is kept no longer', async (status) => {
  const { kept } = aKeeper();
  await kept.keepPage(page('a'), html('Hello'));
  await kept.keepPage(page('b'), html('Still here'));
  await kept.keepPage(page('a'), new Response('gone', { status }));

  expect(await kept.page(page('a').url)).toBeUndefined();
  expect(await kept.page(page('b').url)).toBeDefined();
});

test('forms that may wait lead to the worker from a kept page, also where the service is elsewhere', async () => {
  const { kept } = aKeeper();
  const text =
    '<form action="https://api.test/api/contact"></form><form action="https://api.test/api/subscriptions"></form><form action="https://api.test/ask"></form>';
  await kept.keepPage(page('a'), html(text));

  expect(await (await kept.page(page('a').url))?.text()).toBe(
    '<form action="/api/contact"></form><form action="/api/subscriptions"></form><form action="https://api.test/ask"></form>',
  );
});

test('what was kept as a page stands in for no picture', async () => {
  const { scope, kept } = aKeeper(() => new Response('RIFF'));
  const request = new Request(`${ORIGIN}/static/a.avif`);
  await (await scope.caches.open('pages')).put(request.url, html('R\ufffdFF'));
  const more = { request, waitUntil: () => {}, respondWith: () => {} };

  expect(await (await kept.lasting(Object.assign(new Event('fetch'), more))).text()).toBe('RIFF');
});

test('a page is kept without its scripts, but for the one that knows the looks', async () => {
  const { kept } = aKeeper();
  const text =
    '<head><script data-fonts="/a.woff2">looks()</script></head><p>Hello</p><script src="/x.js"></script>';
  await kept.keepPage(page('a'), html(text, { 'content-security-policy': "default-src 'none'" }));
  const found = await kept.page(page('a').url);

  expect(await found?.text()).toBe(
    '<head><script data-offline="">looks()</script></head><p>Hello</p>',
  );
  expect(found?.headers.get('content-security-policy')).toBe("default-src 'none'");
});

test('the last forty pages are kept: what is opened again is a late one', async () => {
  const { kept } = aKeeper();
  for (let n = 0; n < 40; n += 1) await kept.keepPage(page(String(n)), html('old'));
  await kept.keepPage(page('0'), html('again'));
  await kept.keepPage(page('40'), html('new'));

  expect(await (await kept.page(page('0').url))?.text()).toBe('again');
  expect(await kept.page(page('1').url)).toBeUndefined();
  expect(await kept.page(page('2').url)).toBeDefined();
});

test('another build has its own page for times without a network; pages and pictures stay', async () => {
  const { scope, kept } = aKeeper(() => html('No connection'));
  await keptAnswers(scope, 'one').keepOfflinePage();
  await kept.keepOfflinePage();
  await kept.keepPage(page('a'), html('Hello'));
  const picture = new Request(`${ORIGIN}/static/a.avif`);
  const waiting: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void waiting.push(work);
  await kept.lasting(
    Object.assign(new Event('fetch'), { request: picture, waitUntil }) as FetchEvent,
  );
  await Promise.all(waiting);

  await kept.dropOtherBuilds();

  expect((await scope.caches.keys()).sort()).toEqual(['pages', 'parts', 'shell-two']);
  expect(scope.asked).toEqual(['/offline', '/offline', picture.url]);
  await kept.lasting(
    Object.assign(new Event('fetch'), { request: picture, waitUntil }) as FetchEvent,
  );
  expect(scope.asked).toHaveLength(3);
});
