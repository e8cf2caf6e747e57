import { filesIn, foldersIn, type SourceFile } from './source-files';

const ROOMS = ['content', 'site', 'services', 'db', 'cli', 'tests'];
const CODE = /\.(tsx?|mjs|cjs|css)$/;
const MOST_LINES = 200;
const SAYS_NOTHING = /^(utils?|helpers?|common|misc|shared|lib)(\.\w+)*$/i;

const lineCount = (text: string) => text.replace(/\n$/, '').split('\n').length;

const tooLong = (files: SourceFile[]) =>
  files
    .filter(({ text }) => lineCount(text) > MOST_LINES)
    .map(({ path, text }) => `${path}: ${lineCount(text)} lines`);

const withEmptyName = (paths: string[]) =>
  paths.filter((path) => path.split('/').some((part) => SAYS_NOTHING.test(part)));

const barrels = (paths: string[]) =>
  paths.filter(
    (path) => /(^|\/)index\.(ts|tsx|mjs|cjs)$/.test(path) && !path.includes('/migrations/'),
  );

/** kebab-case, or PascalCase for a component and its folder; Gatsby names `404` itself. */
const misnamed = (paths: string[]) =>
  paths.filter((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/(\.[a-z]+)+$/, '');
    return !/^([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*)$/.test(name);
  });

const pathsOf = (files: SourceFile[]) => files.map(({ path }) => path);

test(`no source file is longer than ${MOST_LINES} lines`, () => {
  const rooms = ROOMS.filter((room) => room !== 'tests');
  expect(tooLong(filesIn(rooms, CODE))).toEqual([]);
});

test('no file or folder has a name that says nothing', () => {
  expect(withEmptyName([...foldersIn(ROOMS), ...pathsOf(filesIn(ROOMS, CODE))])).toEqual([]);
});

test('there is no barrel', () => {
  expect(barrels(pathsOf(filesIn(ROOMS, CODE)))).toEqual([]);
});

test('files are named in kebab-case, components in PascalCase', () => {
  expect(misnamed(pathsOf(filesIn(ROOMS, CODE)))).toEqual([]);
});

test('a long file, an empty name, a barrel and an odd name are found', () => {
  expect(tooLong([{ path: 'a.ts', text: 'x\n'.repeat(MOST_LINES) }])).toEqual([]);
  expect(tooLong([{ path: 'a.ts', text: 'x\n'.repeat(MOST_LINES + 1) }])).toHaveLength(1);
  expect(withEmptyName(['site/utils/a.ts', 'site/lib', 'db/helpers.ts', 'site/libraries'])).toEqual(
    ['site/utils/a.ts', 'site/lib', 'db/helpers.ts'],
  );
  expect(barrels(['site/index.ts', 'db/migrations/index.ts', 'site/index-card.ts'])).toEqual([
    'site/index.ts',
  ]);
  expect(
    misnamed(['db/sendMail.ts', 'db/send_mail.ts', 'db/send-mail.test.ts', 'site/Card.module.css']),
  ).toEqual(['db/sendMail.ts', 'db/send_mail.ts']);
});
