import { derivePalette, lookOf } from '../../../content/art/colour/derive-palette';
import { hexOf, oklchOf } from '../../../content/art/colour/oklch';
import { inkNames } from '../../../content/art/colour/palettes';
import { LOOM_NAMES } from '../../../content/art/looms/loom-names';
import type { Raster } from '../../../content/art/raster/raster';
import { newcomer, tiny } from './parameters-for';

const LOOK = { accent: '#ffc53d', accent2: '#7fd3e6', deep: '#241a08' };

test.each(LOOM_NAMES)('%s: an artist’s three colours become a whole palette', (loom) => {
  const palette = derivePalette(loom, LOOK);
  const colours = Object.values(palette);

  expect(Object.keys(palette).sort()).toEqual(inkNames(loom).sort());
  expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
  expect(new Set(colours).size).toBe(colours.length);
});

test('a derived palette keeps the hue of the accent', () => {
  const { ember = '' } = derivePalette('mud-cloth', { ...LOOK, accent: '#2f6bff' });

  expect(Math.abs(oklchOf(ember).hue - oklchOf('#2f6bff').hue)).toBeLessThan(3);
});

test('an artist without colours gets some from the seed', () => {
  expect(lookOf(1)).not.toEqual(lookOf(90));
  expect(oklchOf(lookOf(1).deep).lightness).toBeLessThan(0.3);
});

test.each(['#ff5a43', '#0c1440', '#808080', '#000000', '#ffffff'])('%s survives OKLCH', (hex) => {
  expect(hexOf(oklchOf(hex))).toBe(hex);
});

test('a colour that no screen shows loses chroma, not hue', () => {
  const shown = oklchOf(hexOf({ lightness: 0.6, chroma: 0.5, hue: 150 }));

  expect(shown.chroma).toBeLessThan(0.3);
  expect(Math.abs(shown.hue - 150)).toBeLessThan(2);
});

test.each([
  ['#d3201f', 'r'],
  ['#1f20d3', 'b'],
])('mud cloth: the plate is of the pigment %s', (blood, channel) => {
  const parameters = newcomer('mud-cloth');
  const palette = { ...parameters.palette, blood, ember: blood };
  const cloth = tiny({ ...parameters, palette }, 'cloth', 0.2);

  expect(strongestIn(cloth, 0.57, 0.44, 0.3)).toBe(channel);
});

/** The channel with the largest sum in a disc; all measures are shares of the height. */
function strongestIn({ channels, width, height }: Raster, x: number, y: number, radius: number) {
  const sums = { r: 0, g: 0, b: 0 };
  for (let i = 0; i < width * height; i += 1) {
    const off = Math.hypot((i % width) / height - x, Math.floor(i / width) / height - y);
    if (off > radius) continue;
    sums.r += channels[i * 3] ?? 0;
    sums.g += channels[i * 3 + 1] ?? 0;
    sums.b += channels[i * 3 + 2] ?? 0;
  }
  return Object.entries(sums).sort(([, a], [, b]) => b - a)[0]?.[0];
}
