import { mediaType } from '../../../../services/pages/media-type';

test.each([
  ['/feeds/all.atom', 'application/atom+xml; charset=utf-8'],
  ['/feeds/artists/rocka.json', 'application/feed+json; charset=utf-8'],
  ['/page-data/feeds/page-data.json', 'application/json; charset=utf-8'],
  ['/feeds/hubs/africa.ics', 'text/calendar; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/unknown.bin', 'application/octet-stream'],
])('%s is sent as %s', (address, type) => {
  expect(mediaType(address)).toBe(type);
});
