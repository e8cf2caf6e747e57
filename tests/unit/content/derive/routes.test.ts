import { routesOf } from '../../../../content/derive/routes';
import { loadContent } from '../../../../content/load';
import { TODAY } from '../../../support/content/temp-content';

const BINDING =
  `/ /africa /global /next-gen /contact /auth /admin /search /offline /ai /accessibility
  /artists /artists/africa /artists/global
  /artists/rocka /artists/zaya /artists/nyra /artists/kayoba /artists/street-prophet
  /listen /listen/fusion-mix /listen/rocka /listen/trailers /listen/africa /listen/africa/rocka /listen/global
  /join /join/newsletter /join/community /join/events /join/discord
  /news /news/releases /news/events /news/collabs /news/bts /news/africa /news/global
  /news/virtual-concert-series /news/rocka-grammy-collab
  /news/africa/rocka-million-streams /news/africa/rocka-cultural-collab
  /about /about/story /about/vision /about/process /about/team
  /press /faq /support /terms /privacy /privacy/request /licensing /copyright`.split(/\s+/);

test('the content makes every address that was promised, and each once', async () => {
  const { content } = await loadContent('content', TODAY);
  const routes = routesOf(content);

  expect(routes).toEqual(expect.arrayContaining(BINDING));
  expect(new Set(routes).size).toBe(routes.length);
});

test('every story and every press kit has an address', async () => {
  const { content } = await loadContent('content', TODAY);

  const entries = [...content.stories, ...content.press].map(({ route }) => route);
  expect(routesOf(content)).toEqual(expect.arrayContaining(entries));
  expect(entries).toContain('/news/february-panel');
  expect(entries).toContain('/news/africa/three-on-the-way');
  expect(entries).toContain('/press/street-prophet');
});

test('an artist without a profile has no address', async () => {
  const { content } = await loadContent('content', TODAY);
  expect(content.artists.filter(({ route }) => route === null).map(({ slug }) => slug)).toEqual([
    'kora-ai',
    'amapiano-collective',
    'afrobeats-nova',
  ]);
});
