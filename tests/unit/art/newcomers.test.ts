import { inkNames } from '../../../content/art/colour/palettes';
import { figureOf } from '../../../content/art/figure/figure';
import { LOOM_NAMES } from '../../../content/art/looms/loom-names';
import { artParameters } from '../../../content/art/parameters';
import { createSheet } from '../../../content/art/sheet';
import { NOTHING } from '../../../content/art/tracer/surface-map';
import { difference, newcomer, tiny } from './parameters-for';

/** The labyrinth under the cut pile is grown in full however small the picture. */
test.each(LOOM_NAMES)('%s draws two newcomers from a name alone, and not alike', (loom) => {
  const mira = tiny(artParameters({ slug: 'mira', loom }));
  const sol = tiny(artParameters({ slug: 'sol', loom }));

  expect([mira.width, mira.height]).toEqual([96, 120]);
  expect(contrast(mira.channels)).toBeGreaterThan(25);
  expect(difference(mira, sol)).toBeGreaterThan(15);
});

test.each(LOOM_NAMES)('%s: a newcomer has a figure, and the cloth has none', (loom) => {
  const parameters = newcomer(loom);
  const figure = figureOf(parameters);
  const { figureMap } = createSheet(parameters.seed, figure, 'portrait', 0.12);
  const seen = figureMap?.material.filter((material) => material !== NOTHING).length ?? 0;

  expect(seen / (figureMap?.material.length ?? 1)).toBeGreaterThan(0.2);
  expect(seen / (figureMap?.material.length ?? 1)).toBeLessThan(0.8);
  expect(createSheet(parameters.seed, figure, 'cloth', 0.12).figureMap).toBeUndefined();
});

test.each(LOOM_NAMES)(
  '%s draws who is called as what every object has like anybody else',
  (loom) => {
    const called = { slug: 'constructor', loom, seed: 7 };
    const luna = { slug: 'luna', loom, seed: 7 };

    expect(figureOf(artParameters(called)).form).toEqual(figureOf(artParameters(luna)).form);
    expect(difference(tiny(artParameters(called)), tiny(artParameters(luna)))).toBe(0);
  },
);

test('whatever is left open is decided, and always the same way', () => {
  const parameters = artParameters({ slug: 'mira' });

  expect(artParameters({ slug: 'mira' })).toEqual(parameters);
  expect(LOOM_NAMES).toContain(parameters.loom);
  expect(Object.keys(parameters.palette).sort()).toEqual(inkNames(parameters.loom).sort());
  expect(parameters.bpm).toBe(100);
});

test('what the editor says is kept', () => {
  const parameters = artParameters({
    slug: 'mira',
    loom: 'mud-cloth',
    seed: 7,
    bpm: 88,
    palette: { blood: '#0000ff' },
  });

  expect(parameters).toMatchObject({ loom: 'mud-cloth', seed: 7, bpm: 88 });
  expect(parameters.palette).toMatchObject({ blood: '#0000ff' });
});

test('newcomers get all looms between them, and each a head of their own', () => {
  const slugs = Array.from({ length: 40 }, (_, i) => `newcomer-${i}`);
  const looms = new Set(slugs.map((slug) => artParameters({ slug }).loom));
  const forms = new Set(slugs.map((slug) => figureOf(artParameters({ slug })).form.jaw));

  expect(looms.size).toBe(LOOM_NAMES.length);
  expect(forms.size).toBe(slugs.length);
});

/** Standard deviation of all channels. */
function contrast(channels: Float32Array): number {
  const mean = channels.reduce((sum, value) => sum + value, 0) / channels.length;
  const variance = channels.reduce((sum, value) => sum + (value - mean) ** 2, 0) / channels.length;
  return Math.sqrt(variance);
}
