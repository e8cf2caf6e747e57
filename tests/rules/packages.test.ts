import { textOf } from './source-files';

interface Manifest {
  engines: { node: string };
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, unknown>;
  allowScripts: Record<string, boolean>;
}

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  hasInstallScript?: boolean;
  engines?: { node: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, Locked>;

// Both files are npm's own format; the tests below fail where it is not.
const manifest = JSON.parse(textOf('package.json')) as Manifest;
const packages = (JSON.parse(textOf('package-lock.json')) as { packages: Packages }).packages;

const EXACT = /^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

function looseVersions(wanted: Record<string, unknown>): string[] {
  return Object.entries(wanted).flatMap(([name, version]) => {
    if (typeof version === 'object' && version !== null) return looseVersions({ ...version });
    return EXACT.test(String(version)) || String(version).startsWith('$') ? [] : [name];
  });
}

/** Every asked-for package that the lock lacks or holds in another version. */
function outOfStep(wanted: Record<string, string>, locked: Packages): string[] {
  return Object.entries(wanted)
    .filter(([name, version]) => {
      const found = locked[`node_modules/${name}`]?.version;
      return found === undefined || found !== version.slice(version.lastIndexOf('@') + 1);
    })
    .map(([name]) => name);
}

/** An address in the lock would bind every clone to the network that it was made in. */
const withAddress = (locked: Packages) =>
  Object.keys(locked).filter((place) => {
    const found = locked[place];
    return found?.resolved !== undefined || found?.link || /:\/\//.test(found?.version ?? '');
  });

/**
 * Without a checksum, whoever answers for the registry decides what is installed. npm writes none for
 * builds for machines unlike the one that made the lock.
 */
const unchecked = (locked: Packages) =>
  Object.entries(locked)
    .filter(([place, { integrity }]) => place !== '' && !integrity?.startsWith('sha512-'))
    .filter(([, { optional, os, cpu, libc }]) => !(optional && (os ?? cpu ?? libc)))
    .map(([place]) => place);

const withInstallScript = (locked: Packages) =>
  [
    ...new Set(
      Object.entries(locked)
        .filter(([, found]) => found.hasInstallScript)
        .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)),
    ),
  ].sort();

/** Where Node would find a package asked for by the one at `place`. */
function placeOf(locked: Packages, place: string, name: string): string | undefined {
  const parts = place.split('/node_modules/');
  const folders = parts.map((_, i) => parts.slice(0, parts.length - i).join('/node_modules/'));
  return [
    ...folders.map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ].find((candidate) => locked[candidate]);
}

/** `npm ci` refuses a lock that leaves out the builds for other machines. */
function leftOut(locked: Packages): string[] {
  return Object.entries(locked).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !placeOf(locked, place, name)),
  );
}

test('every package is asked for in one exact version', () => {
  const { dependencies, devDependencies, overrides } = manifest;
  expect(looseVersions({ ...dependencies, ...devDependencies, ...overrides })).toEqual([]);
});

test('the lock file holds what package.json asks for', () => {
  const { dependencies, devDependencies, engines } = manifest;
  expect(outOfStep({ ...dependencies, ...devDependencies }, packages)).toEqual([]);
  expect(packages['']).toMatchObject({ dependencies, devDependencies, engines });
});

test('the lock file holds no download address', () => {
  expect(withAddress(packages)).toEqual([]);
});

test('the lock file holds a checksum of every package', () => {
  expect(unchecked(packages)).toEqual([]);
});

test('the lock file holds the builds for other machines', () => {
  expect(leftOut(packages)).toEqual([]);
});

test('each package with an install script was reviewed, and no other', () => {
  expect(Object.keys(manifest.allowScripts).sort()).toEqual(withInstallScript(packages));
});

test('every Node from 20.17 on is taken, in words that the setup scripts can compare', () => {
  expect(manifest.engines.node).toBe('>=20.17');
});

test.each([
  ['^1.2.3', 1],
  ['1.x', 1],
  ['latest', 1],
  ['github:somebody/something', 1],
  ['https://example.org/a.tgz', 1],
  ['1.2.3', 0],
  ['1.2.3-beta.4', 0],
  ['npm:@scope/other@2.0.1', 0],
])('the version %s is loose %i times', (version, count) => {
  expect(looseVersions({ sample: version, nested: {} })).toHaveLength(count);
});

test('a lock that is out of step, incomplete or bound to a network is found', () => {
  const locked = { 'node_modules/a': { version: '1.0.0', optionalDependencies: { b: '1.0.0' } } };
  expect(outOfStep({ a: '1.0.1', c: '1.0.0' }, locked)).toEqual(['a', 'c']);
  expect(leftOut(locked)).toEqual(['b']);
  expect(leftOut({ ...locked, 'node_modules/a/node_modules/b': {} })).toEqual([]);
  expect(leftOut({ ...locked, 'node_modules/b': {} })).toEqual([]);
  expect(withAddress({ 'node_modules/a': { resolved: 'git+ssh://example.org' } })).toHaveLength(1);
  expect(unchecked({ '': {}, 'node_modules/a': { integrity: 'sha1-abc' } })).toEqual([
    'node_modules/a',
  ]);
  expect(
    withInstallScript({ 'node_modules/x/node_modules/@s/a': { hasInstallScript: true } }),
  ).toEqual(['@s/a']);
});
