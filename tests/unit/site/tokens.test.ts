import { readFileSync } from 'node:fs';
import { contrast } from '../../../content/derive/contrast';
import { filesIn } from '../../rules/source-files';

const CSS = readFileSync('site/styles/tokens.css', 'utf8');

type Tokens = Record<string, string>;

/** The custom properties of every block whose selector is exactly this. */
function tokensOf(selector: string): Tokens {
  const escaped = selector.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const blocks = [...CSS.matchAll(new RegExp(`(?:^|\\})\\s*${escaped} \\{([^}]*)\\}`, 'gm'))];
  const entries = blocks.flatMap(([, body = '']) =>
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return Object.fromEntries(entries) as Tokens;
}

const DARK = tokensOf(':root,\n.ink');
const LIGHT = tokensOf(':root[data-theme="light"]');
const BY_SYSTEM = tokensOf(':root:not([data-theme])');

test('the light theme chosen and the light theme of the system are one', () => {
  expect(Object.keys(LIGHT).length).toBeGreaterThan(15);
  const { '--a-mark': _chosen, ...chosen } = LIGHT;
  const { '--a-mark': _system, ...system } = BY_SYSTEM;
  expect(system).toEqual(chosen);
});

describe.each([
  ['dark', DARK],
  ['light', LIGHT],
])('in the %s theme', (_name, theme) => {
  const grounds = ['--bg', '--bg-1', '--bg-2', '--bg-3'];

  test.each([
    '--text',
    '--text-2',
    '--text-3',
    '--brand-text',
    '--hub-af',
    '--hub-gl',
    '--ok',
    '--warn',
    '--err',
  ])('%s can be read on every ground', (text) => {
    for (const ground of grounds)
      expect(contrast(theme[text] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test('borders of fields and the focus ring stand out', () => {
    for (const ground of grounds) {
      expect(contrast(theme['--line-strong'] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(3);
      expect(contrast(theme['--focus'] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(3);
    }
  });

  test('text on fills can be read', () => {
    expect(contrast(theme['--hub-af-ink'] ?? '', theme['--hub-af'] ?? '')).toBeGreaterThanOrEqual(
      4.5,
    );
    expect(contrast(theme['--hub-gl-ink'] ?? '', theme['--hub-gl'] ?? '')).toBeGreaterThanOrEqual(
      4.5,
    );
    expect(contrast(theme['--err'] ?? '', theme['--err-bg'] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test('what a sheet writes on a colour of ours can be read there', () => {
    const faint = filesIn(['site'], /\.css$/).flatMap(({ path, text }) =>
      [...text.matchAll(/([^{};]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
        const [, ground = ''] = /\bbackground(?:-color)?: var\((--[\w-]+)\);/.exec(body) ?? [];
        const [, ink = ''] = /(?:^|\s)color: var\((--[\w-]+)\);/.exec(body) ?? [];
        const [under, over] = [theme[ground], theme[ink]];
        if (!under?.startsWith('#') || !over?.startsWith('#')) return [];
        return contrast(over, under) < 4.5 ? [`${path} ${selector.trim()}`] : [];
      }),
    );
    expect(faint).toEqual([]);
  });
});

test('every token is used', () => {
  const used = filesIn(['site', 'gatsby-ssr.tsx'], /\.(css|tsx?)$/).flatMap(({ text }) => [
    ...[...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
    ...[...text.matchAll(/['"](--[\w-]+)['"]/g)].map(([, name]) => name),
  ]);
  const tokens = [...CSS.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name);
  expect(tokens.length).toBeGreaterThan(40);
  expect([...new Set(tokens)].filter((name) => !used.includes(name))).toEqual([]);
});

test('no measure of a page is told in zeros, which are narrower until our font has come', () => {
  const inZeros = filesIn(['site'], /\.css$/)
    .filter(({ path }) => !path.startsWith('site/admin/'))
    .filter(({ text }) => /\dch\b/.test(text));
  expect(inZeros.map(({ path }) => path)).toEqual([]);
});
