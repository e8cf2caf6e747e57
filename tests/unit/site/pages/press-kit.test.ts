import type { Content } from '../../../../content/schema/content';
import { noPicture } from '../../../../site/build/pictures';
import type { PictureDownloads } from '../../../../site/pages/press/kit-downloads';
import { pressPage } from '../../../../site/pages/press/press';
import { pressKitPages } from '../../../../site/pages/press/press-kit';
import { testContent } from '../../../support/content/test-content';

let content: Content;
beforeAll(async () => {
  content = await testContent();
});

/** The kit of an artist whose sheet and figures are these. */
function kitOf(sheet: { label: string; text: string }[], labels: string[]) {
  const [kit] = content.press;
  const [fact] = content.facts;
  if (!kit || !fact) throw new Error('The content has no press kit or no fact.');
  const facts = labels.map((label, index) => ({
    ...fact,
    id: `${kit.slug}-${index}`,
    subject: kit.slug,
    label,
    display: '9',
    source: 'self-reported',
  }));
  const changed = { ...content, facts, press: [{ ...kit, sheet }] };
  return pressKitPages({ content: changed, picture: noPicture })[0]?.context;
}

test('a line of the sheet that is a figure carries the figure’s source, and is not repeated', () => {
  const kit = kitOf(
    [
      { label: 'Genre', text: 'GLOW POP' },
      { label: 'Languages', text: 'Six' },
    ],
    ['languages', 'streams'],
  );

  expect(kit?.facts.rows.map(({ name, isSelfReported }) => [name, isSelfReported])).toEqual([
    ['Genre', false],
    ['Languages', true],
    ['streams', true],
  ]);
});

test('every artist with a kit has three lengths of biography, each longer than the one before', () => {
  const kits = pressKitPages({ content, picture: noPicture });

  expect(kits.length).toBe(content.press.length);
  for (const { context } of kits) {
    const words = context.biography.items.map(({ words: count }) => Number.parseInt(count, 10));
    expect(words).toHaveLength(3);
    expect(words).toEqual([...words].sort((a, b) => a - b));
  }
});

test('equal credits stand once, under the names of all that share them', () => {
  const [kit] = content.press;
  const release = content.releases.find(({ artist }) => artist === kit?.slug);
  const [role, ...others] = release?.credits.roles ?? [];
  if (!kit || !release || !role) throw new Error('The first kit has no release with credits.');
  const credits = { ...release.credits, roles: [{ ...role, by: 'Somebody else' }, ...others] };
  const releases = [
    { ...release, title: 'One' },
    { ...release, title: 'Two', credits },
    { ...release, title: 'Three' },
  ];
  const changed = { ...content, press: [kit], releases };
  const [page] = pressKitPages({ content: changed, picture: noPicture });

  const names = page?.context.credits.items.map((item) => item.names.map(({ name }) => name));
  expect(names?.slice(1)).toEqual([['One', 'Three'], ['Two']]);
});

test('a picture says what its files are, and names one alone where it was drawn as a JPEG', () => {
  const [kit] = content.press;
  const image = content.artists.find(({ slug }) => slug === kit?.slug)?.image;
  if (!kit || !image) throw new Error('The first kit has no artist.');
  const folder = `${kit.route}/pictures`;
  const print = { href: `${folder}/wide.jpg`, bytes: 340_000 };
  const pictureOf = (files: Omit<PictureDownloads, 'print'>) =>
    pressKitPages({
      content,
      picture: noPicture,
      kits: {
        [kit.slug]: {
          zip: { href: `${kit.route}/kit.zip`, bytes: 1 },
          pictures: { [image.wide]: { print, ...files } },
        },
      },
    })[0]?.context.pictures.items[0];

  const webp = { href: `${folder}/${image.wide}`, bytes: 84_000 };
  const large = { href: `${folder}/print/wide.jpg`, bytes: 2_100_000, width: 3200, height: 1600 };
  const asDrawn = { href: webp.href, name: image.wide, label: 'As drawn: WebP 84 KB' };
  expect(pictureOf({ drawn: webp })).toMatchObject({
    file: { href: print.href, name: 'wide.jpg', label: 'Download Wide, JPEG 0.3 MB' },
    others: [asDrawn],
  });
  expect(pictureOf({ drawn: print })?.others).toEqual([]);
  expect(pictureOf({ drawn: webp, large })?.others).toEqual([
    {
      href: large.href,
      name: 'wide-print.jpg',
      label: 'For print: 3200\u00a0×\u00a01600\u00a0pixels, JPEG\u00a02.1\u00a0MB',
    },
    asDrawn,
  ]);
});

test('a biography is copied with what its signs mean, as it stands in the kit', () => {
  const [kit] = pressKitPages({ content, picture: noPicture });
  const copied = kit?.context.biography.items.map(({ text }) => text) ?? [];

  expect(copied.filter((text) => text.includes('‹'))).not.toHaveLength(0);
  for (const text of copied)
    expect(text.endsWith(`\n\n${kit?.context.biography.marker}`)).toBe(text.includes('‹'));
});

test('the press pages name the one address that they promise', () => {
  const input = { content, picture: noPicture };
  const address = content.site.emails.press;
  const mail = { label: address, href: `mailto:${address}` };

  for (const { context } of [pressPage(input), ...pressKitPages(input)])
    expect(context.contact.links).toContainEqual(mail);
});
