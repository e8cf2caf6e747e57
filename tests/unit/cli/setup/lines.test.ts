import { npmNote, tellInstallFault } from '../../../../cli/setup/install/npm-lines.mjs';
import { placeFault } from '../../../../cli/setup/install/place-fault.mjs';
import {
  followGatsby,
  isContentFault,
  meaningOf,
  tailOf,
} from '../../../../cli/setup/site/gatsby-lines.mjs';

test('npm’s progress is told as looked up, fetched, compiled', () => {
  const notes: string[] = [];
  const take = npmNote((text) => notes.push(text));
  take('npm http fetch GET 200 https://example.org/koa 12ms (cache miss)');
  take('npm http fetch GET 200 https://example.org/koa/-/koa-3.3.0.tgz 12ms (cache miss)');
  take('npm info run sqlite3@6.0.1 install node_modules/sqlite3 node-gyp rebuild');
  take('npm info run sqlite3@6.0.1 install { code: 0, signal: null }');
  take('npm warn ERESOLVE overriding peer dependency');
  expect(notes).toEqual([
    '1 packages looked up',
    '1 packages fetched',
    'sqlite3 is being compiled or set up',
  ]);
});

test.each([
  ['npm error code ENOTFOUND', 'network'],
  ['npm error nospc ENOSPC: no space left on device', 'disk is full'],
  ['npm error code EACCES', 'may not be written'],
  ['gyp ERR! stack Error: not found: make', 'C++ compiler'],
  ['npm error `npm ci` can only install packages when your … are in sync', 'do not agree'],
  ['npm error something new', 'above'],
])('%s is answered with what helps', (line, help) => {
  const told = tellInstallFault(`npm http fetch GET 200\n${line}\n`, 'install.log').split('\n');
  expect(told).toHaveLength(2);
  expect(told[0]).toBe(line);
  expect(told[1]).toContain(help);
  expect(told[1]).toContain('install.log');
});

test('a fetch that went well at the second try is not what an installation failed of', () => {
  const retried = 'npm http fetch GET https://example.org/koa attempt 1 failed with ECONNRESET';
  const told = tellInstallFault(`${retried}\nnpm error gyp ERR! build error\n`, 'install.log');
  expect(told).toContain('could not be compiled');
});

test.each([
  ['/srv/My Sites/artistry', 'has a space in it'],
  ['/srv/artistry(2)', 'has ( in it'],
  ["/srv/jo's/artistry", "has ' in it"],
])('in %s nothing is compiled in vain', (root, said) => {
  expect(placeFault(root, 'linux')).toContain(said);
  expect(placeFault(root, 'win32')).toBeUndefined();
});

test('ordinary paths, also in other letters, are taken', () => {
  for (const root of ['/opt/artistry/releases/1', '/srv/zoë/артист_2.0-rc', '/srv/a+b@c,d'])
    expect(placeFault(root, 'linux')).toBeUndefined();
});

test.each([
  ['success Building static HTML for pages - 12.345s', 'Building static HTML for pages (12.345 s)'],
  ['success load plugins - 0.512s', undefined],
  ['info bootstrap finished', undefined],
  ['\u001b[33mwarn\u001b[39m something odd', 'warn something odd'],
  [' ERROR  #98123  WEBPACK', 'ERROR  #98123  WEBPACK'],
  ['', undefined],
])('of Gatsby’s %j is shown %j', (line, meaning) => {
  expect(meaningOf(line)).toBe(meaning);
});

test('what a newer Node thinks of the code of packages is none of the reader’s business', () => {
  const warnings = [
    'error (node:11667) [DEP0040] DeprecationWarning: The `punycode` module is deprecated. Please use a userland alternative instead.',
    'warn (node:42) ExperimentalWarning: CommonJS module a.js is loading ES Module b.js using require().',
  ];
  expect(warnings.map(meaningOf)).toEqual([undefined, undefined]);
  expect(meaningOf('error (node:42) Warning: a promise was left')).toContain('left');
});

test('the tail of a failed build leaves out what went well', () => {
  const log = 'success a - 1s\ninfo b\n\n\u001b[31m ERROR \u001b[0m broken\n  at c\n';
  expect(tailOf(log)).toBe(' ERROR  broken\n  at c');
});

test('content that pages cannot be made of is told from other errors', () => {
  const line = (stage: string) =>
    `\u001b[31merror\u001b[39m "gatsby-node.js" threw an error while running the ${stage} lifecycle:`;

  expect(isContentFault(meaningOf(line('createPages')) ?? '')).toBe(true);
  expect(isContentFault(meaningOf(line('onPostBuild')) ?? '')).toBe(false);
});

test('below an error of development stands its cause, and nothing of what comes after', () => {
  const follow = followGatsby();
  const lines = [
    'error Generating development JavaScript bundle failed',
    '',
    '/srv/site/components/Note/Note.tsx: Unterminated regular expression. (18:47)',
    '\u001b[31m> 18 |\u001b[39m       <div>{children</div>',
    'warning chunk commons [mini-css-extract-plugin]',
    'Conflicting order. Following module has been added:',
    'success Re-building development bundle - 1.900s',
    'of no meaning',
  ];
  expect(lines.map(follow).filter(Boolean)).toEqual([
    'error Generating development JavaScript bundle failed',
    '/srv/site/components/Note/Note.tsx: Unterminated regular expression. (18:47)',
    '> 18 |       <div>{children</div>',
    'Re-building development bundle (1.900 s)',
  ]);
});

test('what the service says better is not said by the site too', () => {
  const follow = followGatsby();
  const fault = 'error "gatsby-node.js" threw an error while running the createPages lifecycle:';
  expect(isContentFault(fault)).toBe(true);
  expect([fault, 'content/pages/press.yaml:5:1 is missing'].map(follow)).toEqual([
    fault,
    undefined,
  ]);
});
