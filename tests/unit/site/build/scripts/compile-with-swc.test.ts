import { transformSync } from '@swc/core';
import { browserslist } from '../../../../../package.json';
import { compileWithSwc, type Scripts } from '../../../../../site/build/scripts/compile-with-swc';

/** What a rule gives webpack for a module. */
interface Use {
  loader: string;
  options: Parameters<typeof transformSync>[1];
}

class Minifier {
  static swcMinify = () => ({ code: '' });
  options = { parallel: 2, minimizer: { implementation: 'terser' as unknown, options: {} } };
}

const babel = [{ loader: 'babel-loader' }];
const gatsbys = (minifier = new Minifier()) => ({
  module: { rules: [{ test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => babel }] },
  optimization: { minimizer: [{}, minifier] },
});

function loadersOf(config: Scripts, resource: string, issuer = 'site/layout.tsx'): Use[] {
  const rules = (config.module?.rules ?? []) as { use: (asked: object) => Use[] }[];
  return rules.flatMap(({ use }) => use({ resource, issuer }));
}

function compiled(file: string, code: string, browsers: string[] | null = browserslist): string {
  const [use] = loadersOf(compileWithSwc(gatsbys(), browsers), file);
  return transformSync(code, { ...use?.options, filename: file }).code;
}

test('types are taken out, and elements become calls of React’s own runtime', () => {
  expect(compiled('a.ts', 'export const one = <T>(value: T) => value as T;')).toBe(
    'export const one = (value)=>value;\n',
  );
  expect(compiled('a.tsx', 'export const Line = () => <hr />;')).toContain('react/jsx-runtime');
  expect(compiled('a.js', 'module.exports = require("./b");')).toBe(
    'module.exports = require("./b");\n',
  );
});

test('the browsers of package.json get what they understand, Node what it is', () => {
  const code = 'export class Store { static { run(); } }';
  expect(compiled('a.ts', code)).not.toMatch(/static\s*\{/); // Chrome 92 and Safari 15.4 do not know it
  expect(compiled('a.ts', code, null)).toMatch(/static\s*\{/);
  expect(compiled('a.ts', 'export const name = (a) => a?.b ?? 1;')).toContain('a?.b ?? 1');
});

test('of page templates Gatsby takes parts out for the browser', () => {
  const template = [
    'site/templates/home.tsx',
    '.cache/_this_is_virtual_fs_path_/async-requires.js',
  ];
  const [file = '', issuer] = template;
  expect(loadersOf(compileWithSwc(gatsbys(), browserslist), file, issuer)).toEqual(babel);
  expect(loadersOf(compileWithSwc(gatsbys(), null), file, issuer)).not.toEqual(babel);
});

test('scripts for browsers are minified in threads that are there already', () => {
  const minifier = new Minifier();
  compileWithSwc(gatsbys(minifier), browserslist);
  expect(minifier.options).toMatchObject({
    parallel: false,
    minimizer: { implementation: Minifier.swcMinify },
  });
});

test('a Gatsby that compiles or minifies otherwise is noticed', () => {
  expect(() => compileWithSwc({}, null)).toThrow('no longer compiles');
  expect(() => compileWithSwc({ module: gatsbys().module }, browserslist)).toThrow(
    'no longer minifies',
  );
});
