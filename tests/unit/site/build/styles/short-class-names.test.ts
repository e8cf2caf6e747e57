import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shortClassNames } from '../../../../../site/build/styles/short-class-names';

const folder = mkdtempSync(path.join(os.tmpdir(), 'classes-'));
const at = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

type Named = { options: { modules: { getLocalIdent?: Naming } } };
type Naming = (module: { resourcePath: string }, pattern: string, local: string) => string;

/** A configuration with two places that name classes. */
function configured() {
  const loader = () => ({ options: { modules: { localIdentName: '[name]--[local]' } } }) as Named;
  const loaders = [loader(), loader()];
  const rules = [{ oneOf: [{ use: ['mini', loaders[0]] }] }, { use: loaders[1] }, { use: 'other' }];
  const { cache } = shortClassNames({ module: { rules }, cache: { name: 'one' } }, folder);
  const naming = loaders.map(({ options }) => options.modules.getLocalIdent);
  return { naming, cache: JSON.stringify(cache) };
}

test('classes and animations of CSS modules are numbered alike wherever they are named', () => {
  writeFileSync(at('b.module.css'), '.card:hover{}\n@keyframes turn{}.card .lead{}');
  writeFileSync(at('a.module.css'), '/* .old */.card{}');
  const { naming } = configured();
  for (const name of naming) {
    const names = [
      ['a', 'card'],
      ['b', 'card'],
      ['b', 'turn'],
      ['b', 'lead'],
    ] as const;
    expect(
      names.map(([file, local]) => name?.({ resourcePath: at(`${file}.module.css`) }, '', local)),
    ).toEqual(['_0', '_1', '_2', '_3']);
  }
  expect(() => naming[0]?.({ resourcePath: at('a.module.css') }, '', 'old')).toThrow('old');
});

test('what webpack kept of other numbers is not used', () => {
  const { cache } = configured();
  expect(configured().cache).toBe(cache);
  writeFileSync(at('a.module.css'), '.card{}.more{}');
  expect(configured().cache).not.toBe(cache);
});

test('a Gatsby that names no classes is noticed', () => {
  expect(() => shortClassNames({}, folder)).toThrow('no longer names');
});
