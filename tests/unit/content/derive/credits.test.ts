import { completeCredits, sourceOf } from '../../../../content/derive/credits';
import { loadContent, readContent } from '../../../../content/load';
import {
  type CreditRole,
  CreditUse,
  RELEASE_ROLES,
  TEXT_ROLES,
} from '../../../../content/schema/credits';
import {
  faultsAfter,
  HERE,
  PICTURE,
  removeTempContent,
  TODAY,
  tempContent,
} from '../../../support/content/temp-content';
import { testContent } from '../../../support/content/test-content';

afterAll(removeTempContent);

const FILE = 'releases/zaya--wet-paint.yaml';

const FAULTS: [name: string, file: string, passage: RegExp, to: string, complaint: RegExp][] = [
  [
    'a release without credits',
    FILE,
    /^(artist:[\s\S]*?)credits:\n[\s\S]*?(?=confirm:)/,
    `${HERE}$1`,
    /credits: is missing\. Write who or what did each role, as `npx cli content new release rocka--night` does; nothing is published without\.$/,
  ],
  [
    'a story without credits',
    'news/february-panel.yaml',
    /^(title:[\s\S]*?)credits:\n[\s\S]*?(?=summary:)/,
    `${HERE}$1`,
    /credits: is missing\. Write who or what did each role, as `npx cli content new news /,
  ],
  [
    'a release with an empty list of roles',
    FILE,
    /roles:\n[\s\S]*?(?=confirm:)/,
    `roles: ${HERE}[]\n`,
    /credits\.roles: has 0 entries\. Write at least 1\.$/,
  ],
  [
    'a role for which nobody answers',
    FILE,
    /roles:\n {4}- role: vocals\n[\s\S]*?(?= {4}- role: lyrics)/,
    `${HERE}roles:\n`,
    /credits\.roles: nobody answers for vocals\. Add - \{ role: vocals, use: unknown, by: "", status: open \}, or use: none/,
  ],
  [
    'a role that is answered for twice',
    FILE,
    /confirm:\n/,
    `    - { role: ${HERE}mix, use: human, by: "", status: open }\nconfirm:\n`,
    /credits\.roles\[8\]\.role: `mix` stands already at /,
  ],
  [
    'a role that is not on the list',
    FILE,
    /role: mix\n/,
    `role: ${HERE}mixx\n`,
    /credits\.roles\[5\]\.role: is `mixx`\. Did you mean `mix`\?$/,
  ],
  [
    'a use that is not on the list',
    FILE,
    /use: generated\n/,
    `use: ${HERE}generatd\n`,
    /credits\.roles\[0\]\.use: is `generatd`\. Did you mean `generated`\?$/,
  ],
  [
    'a generative tool where no tool took part',
    FILE,
    /role: mix\n {6}use: human\n/,
    `role: mix\n      use: human\n      tool: ${HERE}A mixing model\n`,
    /credits\.roles\[5\]\.tool: names a generative tool, while use is human\. Delete the line, or write use: assisted\./,
  ],
  [
    'a generative tool for a part that is not there',
    FILE,
    /role: mix\n {6}use: human\n/,
    `role: mix\n      use: none\n      tool: ${HERE}A mixing model\n`,
    /credits\.roles\[5\]\.tool: names a generative tool, while use is none\./,
  ],
  [
    'a biography whose review nobody answers for',
    'artists/zaya.yaml',
    /roles:\n( {8}- role: writing\n[\s\S]*?) {8}- role: review\n[\s\S]*?(?= {2}signatureSound)/,
    `${HERE}roles:\n$1`,
    /profile\.biography\.credits\.roles: nobody answers for review\./,
  ],
];

test.each(FAULTS)('%s is refused with its mend', async (_, file, passage, to, complaint) => {
  const { at, found } = await faultsAfter(file, (text) => text.replace(passage, to));
  const errors = found.filter((line) => line.startsWith('error'));

  expect(errors[0]).toMatch(new RegExp(`^error ${at} `));
  expect(errors[0]).toMatch(complaint);
});

test('a picture that the drawing program has not made waits for somebody to say how it was made', async () => {
  const root = await tempContent({
    'media/night.webp': PICTURE,
    [FILE]: (text) => text.replace('cover: { alt: "" }', 'cover: { file: night.webp, alt: Night }'),
  });
  const { content, faults } = await readContent(root, TODAY);
  expect(faults.filter(({ field }) => field === 'cover.file')).toEqual([
    expect.objectContaining({ level: 'notice', message: expect.stringContaining('Add credits:') }),
  ]);
  expect(content?.pictureCredits['night.webp']).toMatchObject({ grade: 'unknown', source: null });
});

test.each([
  ['no roles', '{}', '.roles: is missing'],
  ['no role', '{ roles: [] }', '.roles: does not say who or what made the picture'],
  ['a sentence', 'Photo by A. Person', ': does not say who or what made the picture'],
])('credits of a picture with %s are answered with a line to paste', async (_, credits, says) => {
  const file = 'artists/zaya.yaml';
  const { found } = await faultsAfter(file, (text) =>
    text.replace('image:\n', `image:\n  credits: ${credits}\n`),
  );
  expect(found).toEqual([
    expect.stringContaining(
      `image.credits${says}. Write credits: { roles: [{ role: artwork, use: human, by: "", status: open }] } and make it true.`,
    ),
  ]);
});

test('where there is one thing to write, it is not offered as one of many', async () => {
  const credits = '{ roles: [{ role: photo, use: human, by: "", status: open }] }';
  const { found } = await faultsAfter('artists/zaya.yaml', (text) =>
    text.replace('image:\n', `image:\n  credits: ${credits}\n`),
  );
  expect(found).toEqual([expect.stringMatching(/\.role: is `photo`\. Write artwork\.$/)]);
});

test('what a file says of its picture is what the site says', async () => {
  const credits = '{ roles: [{ role: artwork, use: human, by: A. Person, status: signed }] }';
  const root = await tempContent({
    'media/night.webp': PICTURE,
    [FILE]: (text) =>
      text.replace(
        'cover: { alt: "" }',
        `cover: { file: night.webp, alt: Night, credits: ${credits} }`,
      ),
  });
  const { content } = await loadContent(root, TODAY);
  expect(content.pictureCredits['night.webp']).toMatchObject({ grade: 'human', isSigned: true });
});

test('every release, story and biography has credits, and every picture was drawn by our program', async () => {
  const { content } = await loadContent('content', TODAY);
  const rolesOf = ({ roles }: { roles: { role: CreditRole }[] }) => roles.map(({ role }) => role);

  for (const { credits } of content.releases) expect(rolesOf(credits)).toEqual(RELEASE_ROLES);
  for (const { credits } of (await testContent()).releases)
    expect(credits).toMatchObject({ grade: 'withAi', isSigned: false });
  for (const { credits } of content.stories) expect(rolesOf(credits)).toEqual(TEXT_ROLES);
  for (const { profile, biographyCredits } of content.artists)
    expect(biographyCredits !== null).toBe(profile !== null);
  const grades = Object.values(content.pictureCredits).map(({ grade }) => grade);
  expect(new Set(grades)).toEqual(new Set(['algorithm']));
});

const line = (role: CreditRole, use: CreditUse, status = 'signed') => ({
  role,
  use,
  tool: null,
  by: '',
  status,
});

test.each<[CreditUse[], string, string | null]>([
  [['generated', 'generated', 'none'], 'generated', 'trainedAlgorithmicMedia'],
  [['generated', 'human'], 'withAi', 'compositeWithTrainedAlgorithmicMedia'],
  [['assisted', 'assisted'], 'withAi', 'compositeWithTrainedAlgorithmicMedia'],
  [['generated', 'unknown'], 'withAi', 'compositeWithTrainedAlgorithmicMedia'],
  [['human', 'unknown'], 'unknown', null],
  [['none', 'none'], 'unknown', null],
  [['human', 'algorithm'], 'algorithm', 'algorithmicMedia'],
  [['human', 'human'], 'human', 'digitalCreation'],
])('%j together are called %s', (uses, grade, term) => {
  const [first = 'none', second = 'none', third = 'none'] = uses;
  const credits = completeCredits([
    line('vocals', first),
    line('lyrics', second),
    line('mix', third),
    line('artwork', 'algorithm'),
  ]);
  expect(credits.grade).toBe(grade);
  const iptc = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
  expect(credits.source?.iptc ?? null).toBe(term && iptc + term);
});

test('who reviews a text does not make it, unless nobody else had a hand in it', () => {
  const review = line('review', 'human');
  expect(completeCredits([line('writing', 'generated'), review]).grade).toBe('generated');
  expect(completeCredits([review]).grade).toBe('human');
});

test('editing by people has its own term, and what nobody has said has none', () => {
  for (const role of ['mix', 'mastering', 'review'] as const)
    expect(sourceOf(role, 'human')?.iptc).toMatch(/humanEdits$/);
  expect(sourceOf('vocals', 'human')?.schemaOrg).toBe('https://schema.org/DigitalArtDigitalSource');
  const without = CreditUse.options.filter((use) => sourceOf('vocals', use) === null);
  expect(without).toEqual(['unknown', 'none']);
});

test('credits are signed only when every line and the block are', () => {
  const lines = [line('vocals', 'human'), line('mix', 'human')];
  expect(completeCredits(lines, 'confirmed by the label').isSigned).toBe(true);
  expect(completeCredits(lines, 'unconfirmed').isSigned).toBe(false);
  expect(completeCredits([...lines, line('lyrics', 'human', 'open')]).isSigned).toBe(false);
});
