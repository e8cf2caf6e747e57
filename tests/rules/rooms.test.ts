import { type Import, importsOf } from './imports';
import { filesIn, type SourceFile } from './source-files';

/** What the build writes from the content before webpack starts. */
const GENERATED = ['.cache/fonts', '.cache/site'];

/** What each room may import besides itself, as folders or files without ending. */
const MAY_IMPORT: Record<string, { values: string[]; types: string[] }> = {
  content: { values: [], types: [] },
  db: { values: [], types: [] },
  // what Gatsby's hooks do: before `site`, since the first place that fits is taken
  'site/build/steps.ts': {
    values: ['content/load', 'site/page-list', 'site/build', 'package.json'],
    types: ['content/schema'],
  },
  site: {
    // content/sound is a program without data: the player's worker composes with the code that the tests hear
    values: [
      'services/contracts/csv',
      'services/contracts/limits',
      'services/contracts/search',
      'services/contracts/subject',
      'content/sound',
      // mails and feeds keep a name to itself in one way
      'content/derive/isolated',
      // and read an editor's marks in one way
      'content/derive/prose',
      'content/write-atomically',
      ...GENERATED,
    ],
    types: ['services/contracts', 'content/schema'],
  },
  // the site bundles these alone
  'services/contracts/limits': { values: [], types: [] },
  services: { values: ['db', 'content', 'package.json'], types: [] },
  'cli/setup': { values: [], types: [] },
  cli: { values: ['db', 'content', 'services', 'package.json'], types: [] },
  'gatsby-config.ts': { values: [], types: [] },
  'gatsby-node.ts': { values: ['site/build'], types: [] },
  'gatsby-browser.tsx': { values: ['site', ...GENERATED], types: [] },
  'gatsby-ssr.tsx': { values: ['site', ...GENERATED], types: [] },
};

/** What every feature of the service may use; another feature it may not. */
const SERVICE_GROUND = [
  'contracts',
  'http',
  'outbox',
  'errors',
  'deps',
  'if-there',
  'log',
  'remember',
  'settings',
  'start-error',
].map((name) => `services/${name}`);

const ROOM_FILES = filesIn(Object.keys(MAY_IMPORT), /\.(tsx?|mjs|cjs)$/);

const within = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

function roomOf(file: string): string | undefined {
  return Object.keys(MAY_IMPORT).find((room) => within(file, room));
}

function isAllowed({ from, to, isPackage, isType }: Import): boolean {
  const room = roomOf(from);
  const may = room === undefined ? undefined : MAY_IMPORT[room];
  if (isPackage || room === undefined || may === undefined) return true;
  return [room, ...may.values, ...(isType ? may.types : [])].some((place) => within(to, place));
}

function isAllowedFeature({ from, to, isType }: Import): boolean {
  const feature = /^services\/[^/]+(?=\/)/.exec(from)?.[0];
  if (feature === undefined || !to.startsWith('services/')) return true;
  // starts and stops the features, as app.ts puts them in order
  if (feature === 'services/life') return true;
  if (feature === 'services/contracts') return within(to, feature);
  // What `deps` holds may be named as a type wherever it comes from.
  return isType || [feature, ...SERVICE_GROUND].some((place) => within(to, place));
}

const describeImport = ({ from, to }: Import) => `${from} imports ${to}`;

function closedDoors(files: SourceFile[]): string[] {
  const isOpen = (found: Import) => isAllowed(found) && isAllowedFeature(found);
  return files
    .flatMap(importsOf)
    .filter((found) => !isOpen(found))
    .map(describeImport);
}

/** Packages that belong to one room. */
const KEPT_PACKAGES: Record<string, string[]> = {
  knex: ['db'],
  commander: ['cli'],
  koa: ['services'],
  nodemailer: ['services'],
};

function strayPackages(files: SourceFile[]): string[] {
  return files
    .flatMap(importsOf)
    .filter(({ from, to }) => {
      const keepers = KEPT_PACKAGES[to.split('/')[0] ?? ''];
      return keepers !== undefined && !keepers.some((place) => within(from, place));
    })
    .map(describeImport);
}

/** What only some files may call, and which. */
const KEPT_CALLS: { pattern: RegExp; among: string[]; keepers: string[] }[] = [
  {
    pattern: /\bprocess\s*\.\s*env\b/,
    among: ['content', 'db', 'services', 'site', 'cli'],
    // the last one only names a setting, which is written into a script
    keepers: [
      ...['services/settings/config', 'cli/setup', 'site/build/steps'],
      ...['site/api/call', 'site/build/scripts/shared-script'],
    ],
  },
  {
    pattern: /(?<![\w.])fetch\(|XMLHttpRequest|window\.fetch/,
    among: ['site'],
    keepers: ['site/api'],
  },
  {
    pattern: /\bprocess\s*\.\s*exit\(/,
    among: ['content', 'db', 'services', 'site', 'cli'],
    keepers: ['services/main', 'cli/main', 'cli/setup'],
  },
];

function strayCalls(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    KEPT_CALLS.filter(
      ({ pattern, among, keepers }) =>
        among.some((room) => within(path, room)) &&
        !keepers.some((keeper) => within(path.replace(/\.\w+$/, ''), keeper)) &&
        pattern.test(text),
    ).map(({ pattern }) => `${path} uses ${pattern.source}`),
  );
}

/** The setup scripts run before anything is installed, so nothing but Node may be loaded with them. */
function earlyPackages(files: SourceFile[]): string[] {
  const isStatic = /^import [^(]*?from '(?!node:|\.)|^import '(?!node:|\.)/m;
  return files.filter(({ text }) => isStatic.test(text)).map(({ path }) => path);
}

test('every room imports only what it may', () => {
  expect(closedDoors(ROOM_FILES)).toEqual([]);
});

test('Knex, Koa, Nodemailer and Commander stay in their rooms', () => {
  expect(strayPackages(ROOM_FILES)).toEqual([]);
});

test('environment, network and exit stay where they belong', () => {
  expect(strayCalls(ROOM_FILES)).toEqual([]);
});

test('the setup scripts load no package before it is installed', () => {
  expect(earlyPackages(filesIn(['cli/setup', 'cli/bin.cjs'], /\.[mc]js$/))).toEqual([]);
});

test.each([
  ['site/a.ts', "import { z } from '../services/contracts/contact';", 1],
  ['site/a.ts', "import type { Z } from '../services/contracts/contact';", 0],
  ['site/a.ts', "import { type Z, y } from '../content/schema/artist';", 1],
  ['site/a.ts', "import { LIMITS } from '../services/contracts/limits/contact';", 0],
  ['site/a.ts', "import { fold } from '../services/contracts/search/match-words';", 0],
  ['site/a.ts', "const db = await import('../db/outbox');", 1],
  ['db/a.ts', "export { x } from '../services/errors';", 1],
  ['content/a.ts', "import '../db/connect';", 1],
  ['services/contact/a.ts', "import { x } from '../analytics/routes';", 1],
  ['services/contact/a.ts', "import { x } from '../outbox/worker';", 0],
  ['services/contracts/a.ts', "import { x } from '../errors';", 1],
  ['services/contracts/limits/a.ts', "import { x } from '../text';", 1],
  ['services/contracts/limits/a.ts', "import { x } from './contact';", 0],
  ['services/app.ts', "import { x } from './analytics/routes';", 0],
  ['services/life/start.ts', "import { x } from '../analytics/routes';", 0],
  ['services/analytics/a.ts', "import { x } from '../life/start';", 1],
  ['cli/commands/a.ts', "import { x } from '../../site/page-list';", 1],
  ['cli/setup/a.mjs', "import { x } from '../context.ts';", 1],
])('in %s the line %s opens %i closed doors', (path, text, count) => {
  expect(closedDoors([{ path, text }])).toHaveLength(count);
});

test('a package in the wrong room is found, also when only a part of it is imported', () => {
  const text = "import { knex } from 'knex';\nimport type { Tables } from 'knex/types/tables';";
  expect(strayPackages([{ path: 'services/a.ts', text }])).toHaveLength(2);
  expect(strayPackages([{ path: 'db/a.ts', text }])).toEqual([]);
});

test.each([
  ['services/a.ts', 'const port = process.env.PORT;', 1],
  ['services/settings/config.ts', 'const port = process.env.PORT;', 0],
  ['site/components/A/A.tsx', "await fetch('/api');", 1],
  ['site/api/call.ts', "await fetch('/api');", 0],
  ['site/templates/a.tsx', 'prefetch(link)', 0],
  ['cli/commands/a.ts', 'process.exit(1)', 1],
  ['cli/main.ts', 'process.exit(1)', 0],
])('in %s the line %s is a stray call %i times', (path, text, count) => {
  expect(strayCalls([{ path, text }])).toHaveLength(count);
});

test('a setup script that loads a package at once is found', () => {
  const path = 'cli/setup/a.mjs';
  expect(earlyPackages([{ path, text: "import { z } from 'zod';" }])).toEqual([path]);
  expect(earlyPackages([{ path, text: "import 'node:fs';\nawait import('tsx');" }])).toEqual([]);
});
