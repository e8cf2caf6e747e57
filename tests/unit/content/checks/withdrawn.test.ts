import { readFileSync } from 'node:fs';
import { faultsIn, removeTempContent, tempContent } from '../../../support/content/temp-content';

afterAll(removeTempContent);

/** The errors after an entry was withdrawn, its file's name beginning with `_`. */
async function withdraw(folder: string, slug: string): Promise<string[]> {
  const root = await tempContent({
    [`${folder}/${slug}.yaml`]: null,
    [`${folder}/_${slug}.yaml`]: readFileSync(`content/${folder}/${slug}.yaml`, 'utf8'),
  });
  return (await faultsIn(root)).filter((line) => line.startsWith('error'));
}

test('whatever names a withdrawn artist is told that, and not to name another', async () => {
  const errors = await withdraw('artists', 'rocka');

  const says =
    ': `rocka` is a draft, content/artists/_rocka.yaml. Take it out here, begin this file’s name with _ too, or publish the draft.';
  expect(errors.length).toBeGreaterThan(30);
  expect(errors.filter((line) => !line.endsWith(says))).toEqual([]);
  for (const place of ['facts.yaml', 'faq.yaml', 'press/rocka.yaml', 'home.yaml', 'releases/']) {
    expect(errors.some((line) => line.startsWith(`error content/${place}`))).toBe(true);
  }
});

test('so is whatever names a withdrawn story, by its name or its address', async () => {
  const errors = await withdraw('news', 'february-panel');

  expect(errors).toEqual([
    expect.stringMatching(/^error content\/asks\/news\S+ asks.*: `february-panel` is a draft/),
    expect.stringMatching(/^error content\/events\/panel\S+ story: `february-panel` is a draft, /),
  ]);
});

test('what names a deleted artist is not told to name the one who sounds most alike', async () => {
  const root = await tempContent({ 'artists/zaya.yaml': null });

  const found = await faultsIn(root);
  expect(found.filter((line) => /zaya` (leads to no page|is no known)/.test(line))).not.toEqual([]);
  expect(found.filter((line) => line.includes('Did you mean'))).toEqual([]);
});

test('texts that print the name of a withdrawn artist are named, stories too, and no question of visitors', async () => {
  const root = await tempContent({
    'artists/zaya.yaml': null,
    'artists/_zaya.yaml': '',
    'artists/_n-golo.yaml': '',
    'news/february-panel.yaml': readFileSync('content/news/february-panel.yaml', 'utf8').replace(
      'body: |\n',
      'body: |\n  With N’Gôlo, and with zaya, zayas and Zayane.\n\n',
    ),
  });

  const found = (await faultsIn(root)).filter((line) => line.includes(' says “'));
  const names = found.filter((line) => line.includes('that artist is a draft'));
  expect(names).toContain(
    'warning content/news/february-panel.yaml:24:8 body: says “N’Gôlo”, and that artist is a draft, content/artists/_n-golo.yaml. Take the name out here, or publish the draft.',
  );
  expect(names.filter((line) => line.includes('february-panel'))).toHaveLength(1);
  for (const place of ['faq.yaml', 'pages/ai.yaml', 'press/zaya.yaml', 'site.yaml']) {
    expect(names.some((line) => line.startsWith(`warning content/${place}:`))).toBe(true);
  }
  expect(names.filter((line) => /\.asks\[|assistant\/words/.test(line))).toEqual([]);
});
