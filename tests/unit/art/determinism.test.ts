import { LOOM_NAMES } from '../../../content/art/looms/loom-names';
import { toBytes } from '../../../content/art/raster/raster';
import { difference, newcomer, tiny } from './parameters-for';

/** The labyrinth under the cut pile is grown in full however small the picture. */
test.each(LOOM_NAMES)(
  '%s: the same seed gives the same bytes, another seed another picture',
  (loom) => {
    const first = tiny(newcomer(loom));
    const again = tiny(newcomer(loom));
    const other = tiny(newcomer(loom, { seed: 4711 }));

    expect(toBytes(again).equals(toBytes(first))).toBe(true);
    expect(difference(other, first)).toBeGreaterThan(8);
  },
);

test.each(LOOM_NAMES)('%s: another palette colours another picture', (loom) => {
  const plain = newcomer(loom);
  const inverted = Object.entries(plain.palette).map(([name, hex]) => [name, invert(hex)]);

  const recoloured = tiny({ ...plain, palette: Object.fromEntries(inverted) });

  expect(difference(recoloured, tiny(plain))).toBeGreaterThan(40);
});

function invert(hex: string): string {
  const value = 0xffffff - Number.parseInt(hex.slice(1), 16);
  return `#${value.toString(16).padStart(6, '0')}`;
}
