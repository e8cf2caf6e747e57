import { noPicture } from '../../../../site/build/pictures';
import { rowsToHear } from '../../../../site/pages/listen/listen-lists';
import { signatureTracks } from '../../../../site/pages/listen/tracks';
import { megabytes, takeAfter, takeIn } from '../../../../site/player/track';
import { testContent } from '../../../support/content/test-content';

test.each([
  ['', 0],
  ['?take=7', 7],
  ['?other=1&take=4294967295', 4294967295],
  ['?take=4294967296', 0],
  ['?take=-1', 0],
  ['?take=1.5', 0],
  ['?take=7e3', 0],
  ['?take=%3Cscript%3E', 0],
])('the address %j asks for take %i', (search, take) => {
  expect(takeIn(search)).toBe(take);
});

test('after the last take that an address can name comes the signature itself', () => {
  for (const take of [0, 7, 4294967294, 4294967295]) {
    expect(takeIn(`?take=${takeAfter(take)}`)).toBe(takeAfter(take));
  }
  expect([takeAfter(7), takeAfter(4294967295)]).toEqual([8, 0]);
});

test('a size is never nothing', () => {
  expect([0, 20_000, 280_000, 1_234_567].map(megabytes)).toEqual(['0.1', '0.1', '0.3', '1.2']);
});

test('only what has been recorded can be played', async () => {
  const content = await testContent();
  const recording = { href: '/sound/rocka.mp3', bytes: 280_000, seconds: 39.2, curve: [1, 100] };
  const input = { content, picture: noPicture, recordings: { rocka: recording } };
  const tracks = signatureTracks(input, ['nyra', 'rocka', 'kora-ai', 'nobody']);
  expect(tracks).toEqual([
    expect.objectContaining({
      artistId: 'rocka',
      title: 'Rocka: the signature',
      href: '/artists/rocka',
      recording: { href: '/sound/rocka.mp3', bytes: 280_000 },
      profile: expect.objectContaining({ bpm: { low: 95, high: 110, middle: 103 } }),
    }),
  ]);
});

test('a list of artists plays what has been recorded, and lists the others too', async () => {
  const content = await testContent();
  const recording = { href: '/sound/rocka.mp3', bytes: 280_000, seconds: 39.2, curve: [1, 100] };
  const input = { content, picture: noPicture, recordings: { rocka: recording } };

  const rows = rowsToHear(input, content.artists);

  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(({ track }) => track).map(({ id }) => id)).toEqual(['rocka']);
});
