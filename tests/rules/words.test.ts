import { filesIn, type SourceFile } from './source-files';

const ALL_TEXT = /\.(tsx?|mjs|cjs|css|json|ya?ml|md|sh)$/;
const TEXT_FILES = filesIn(['.', '.ci', '.github'], ALL_TEXT);
const TESTS = filesIn(['tests'], /\.(test|spec)\.tsx?$/);

/** `name` of a rule, what it finds, and the files it is about. The words are split so that this file passes. */
const RULES: { name: string; pattern: RegExp; files: SourceFile[] }[] = [
  {
    name: 'no test is switched off or alone',
    pattern:
      /\b(test|it|describe)\s*\.\s*(only|skip|todo|fixme|failing)\b|\b(x|f)(it|test|describe)\(/,
    files: TESTS,
  },
  {
    name: 'no test sleeps',
    pattern: /waitForTimeout|(?<![.\w])setTimeout\(|timers\/promises/,
    files: filesIn(['tests/unit', 'tests/api', 'tests/e2e'], /\.(test|spec)\.tsx?$/),
  },
  {
    name: 'nothing is left to be done later',
    pattern: new RegExp(
      `\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')})\\b`,
    ),
    files: TEXT_FILES,
  },
  {
    name: 'there is no path of one machine',
    pattern: new RegExp(
      `(?<![\\w.\\-/:}])/(${['work', 'root', 'home', 'Users', 'farm'].join('|')})/\\w`,
    ),
    files: TEXT_FILES.filter(({ path }) => !path.endsWith('package-lock.json')),
  },
  {
    name: 'there is no address of a package registry',
    pattern: new RegExp(
      ['registry\\.npm' + 'js', 'npm' + 'mirror', 'ver' + 'daccio'].join('|'),
      'i',
    ),
    files: TEXT_FILES,
  },
  {
    name: 'no type or lint rule is silenced without its reason beside it',
    pattern: /@ts-(ignore|nocheck)|eslint-disable|@ts-expect-error\s*$|biome-ignore(?!.*: \S)/m,
    files: TEXT_FILES.filter(({ path }) => !path.startsWith('tests/rules/')),
  },
];

const offenders = (pattern: RegExp, files: SourceFile[]) =>
  files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );

const ruleNamed = (name: string) => {
  const rule = RULES.find((candidate) => candidate.name === name);
  if (!rule) throw new Error(`There is no rule "${name}".`);
  return rule;
};

test.each(RULES)('$name', ({ pattern, files }) => {
  expect(files.length).toBeGreaterThan(0);
  expect(offenders(pattern, files)).toEqual([]);
});

test.each([
  ['no test is switched off or alone', 'test' + '.only(', 'latest.only('],
  ['no test is switched off or alone', 'describe' + '.skip(', 'skip('],
  ['no test is switched off or alone', 'x' + 'test(', 'text('],
  ['no test sleeps', 'page.waitFor' + 'Timeout(9)', 'page.waitForURL(9)'],
  ['no test sleeps', 'set' + 'Timeout(done, 9)', 'jest.setTimeout(9)'],
  ['nothing is left to be done later', '// TO' + 'DO: later', '// today: later'],
  ['there is no path of one machine', "'/wo" + "rk/main'", "'/artists/home'"],
  ['there is no path of one machine', 'see /ho' + 'me/x', 'see https://example.org/home/x'],
  [
    'there is no address of a package registry',
    'https://registry' + '.npmjs.org/a',
    'registry of artists',
  ],
  [
    'no type or lint rule is silenced without its reason beside it',
    '// @ts-' + 'ignore',
    '// ignore',
  ],
  [
    'no type or lint rule is silenced without its reason beside it',
    '// biome-' + 'ignore lint',
    '// biome-ignore lint/x: why',
  ],
])('the rule "%s" finds `%s` and passes `%s`', (name, bad, good) => {
  const { pattern } = ruleNamed(name);
  expect(offenders(pattern, [{ path: 'a.ts', text: bad }])).toHaveLength(1);
  expect(offenders(pattern, [{ path: 'a.ts', text: good }])).toEqual([]);
});
