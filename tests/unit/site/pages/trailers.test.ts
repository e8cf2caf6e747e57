import { noPicture } from '../../../../site/build/pictures';
import { listenPages } from '../../../../site/pages/listen/listen';
import { testContent } from '../../../support/content/test-content';

/** What the page of the trailers offers while their link in `site.yaml` is this. */
async function offered(trailer: string): Promise<unknown> {
  const content = await testContent();
  const site = { ...content.site, links: { ...content.site.links, trailer } };
  const pages = listenPages({ content: { ...content, site }, picture: noPicture });
  return pages.find(({ path }) => path === '/listen/trailers')?.context;
}

test('without a trailer its page leads on to what can be heard', async () => {
  expect(await offered('')).toMatchObject({
    hasTrailer: false,
    action: { label: 'Hear the signatures', href: '/listen/fusion-mix' },
    note: expect.stringContaining('No trailer'),
  });
});

test('a trailer is played where it is, and its page says so', async () => {
  expect(await offered('https://video.test/trailer')).toMatchObject({
    hasTrailer: true,
    action: { label: 'Watch Trailer', href: 'https://video.test/trailer' },
    note: 'Opens on another site',
  });
});
