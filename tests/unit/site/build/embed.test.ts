import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../../../content/schema/content';
import { embedPage } from '../../../../site/build/embed/embed-page';
import { writeEmbeds } from '../../../../site/build/embed/write-embeds';
import { framePolicy } from '../../../../site/build/html/content-security';
import { noPicture } from '../../../../site/build/pictures';
import { embedCode } from '../../../../site/pages/press/embed';
import { pressKitPages } from '../../../../site/pages/press/press-kit';
import { testContent } from '../../../support/content/test-content';
import { tempFolder } from '../../../support/process/test-process';

const ORIGIN = 'https://site.test';
const recordings = {
  rocka: { href: '/sound/rocka.mp3', bytes: 280_000, seconds: 39.2, curve: [1] },
};

let content: Content;
beforeAll(async () => {
  content = await testContent();
});

function playerOf(name: string) {
  const artist = content.artists.find(({ slug }) => slug === 'rocka');
  if (!artist) throw new Error('Rocka is gone.');
  const cover = noPicture('/static/cover.webp', '');
  return embedPage(
    content,
    { artist: { ...artist, name }, route: '/artists/rocka', cover, recording: recordings.rocka },
    ORIGIN,
  );
}

test('a player loads no sound unasked, runs nothing and says that a program composed it', () => {
  const html = playerOf('Rocka');

  expect(html).toContain('<audio controls preload="none" src="/sound/rocka.mp3"');
  expect(html).toContain(
    '<a href="https://site.test/artists/rocka" target="_blank" rel="noopener">',
  );
  expect(html).toContain('Composed by rules from Rocka');
  expect(html).toContain('MP3, 0.3 MB');
  expect(html).not.toMatch(/<script|\son\w+=|style="/);
});

test('a name is text wherever it stands', () => {
  const html = playerOf('"><script>x</script>');

  expect(html).not.toContain('<script');
  expect(html.match(/&#34;&#62;&#60;script&#62;x/g)?.length).toBeGreaterThan(2);
  expect(embedCode('https://site.test/a', 'A & "B"', '100%')).toContain(
    'title="A &amp; &quot;B&quot;"',
  );
});

test('others may frame it, and it may load what is on its own host alone', () => {
  expect(framePolicy('<style>a{}</style>').split('; ')).toEqual([
    "default-src 'none'",
    "img-src 'self'",
    "media-src 'self'",
    expect.stringMatching(/^style-src 'sha256-[\w+/]+=*'$/),
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ]);
});

test('who has been recorded has a player, who is no longer has none, and the press kit offers it', async () => {
  const { folder, remove } = tempFolder();
  const input = { content, picture: noPicture };
  const nyra = { ...recordings.rocka, href: '/sound/nyra.mp3' };
  const players = () => readdirSync(path.join(folder, 'embed')).sort();

  await writeEmbeds(folder, { ...input, recordings: { ...recordings, nyra } }, ORIGIN);
  expect(players()).toEqual(['nyra.html', 'rocka.html']);
  await writeEmbeds(folder, { ...input, recordings }, ORIGIN);
  expect(players()).toEqual(['rocka.html']);
  expect(readFileSync(path.join(folder, 'embed/rocka.html'), 'utf8')).toContain('/sound/rocka.mp3');
  remove();

  const offers = pressKitPages({ ...input, recordings }).map(({ context }) => context.embed);
  expect(offers.filter((offer) => offer !== null)).toEqual([
    expect.objectContaining({
      see: { label: expect.any(String), href: '/embed/rocka.html' },
      title: 'Rocka: the signature',
    }),
  ]);
});
