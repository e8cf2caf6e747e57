import { latticeCells } from '../../../../site/components/Lattice/cells';
import { cssImage } from '../../../../site/components/Lattice/css-image';
import { fileFor } from '../../../../site/components/Picture/file-for';
import { thumbnail } from '../../../../site/components/Picture/thumbnail';

const set = (type: string) => [160, 480, 1600].map((px) => `/a-${px}.${type} ${px}w`).join(',\n');

const PICTURE = {
  sources: [{ type: 'image/avif', srcSet: set('avif') }],
  src: '/a-1600.webp',
  srcSet: set('webp'),
  width: 1600,
  height: 800,
  colour: '#000',
  alt: 'Words',
};

test.each([
  [1, '/a-160.webp'],
  [160, '/a-160.webp'],
  [161, '/a-480.webp'],
  [9999, '/a-1600.webp'],
])('%i pixels need %s', (pixels, file) => expect(fileFor(set('webp'), pixels)).toBe(file));

test('a thumbnail never loads a large file and keeps its words', () => {
  const small = thumbnail(PICTURE);

  expect(JSON.stringify(small)).not.toContain('1600.');
  expect(small).toMatchObject({ src: '/a-160.webp', srcSet: '/a-160.webp 160w, /a-480.webp 480w' });
  expect(small).toMatchObject({ alt: 'Words', width: 1600, height: 800 });
});

test('a picture that only comes large stays as it is', () => {
  expect(thumbnail({ ...PICTURE, srcSet: '/a.webp 1600w' }).srcSet).toBe('/a.webp 1600w');
});

test('a CSS image names the best format first', () => {
  expect(cssImage(PICTURE, 300)).toBe(
    'image-set(url("/a-480.avif") type("image/avif"), url("/a-480.webp") type("image/webp"))',
  );
});

test('the lattice changes over and under with every step, across and down', () => {
  const cells = latticeCells(5, 3, 2);
  const over = (row: number, column: number) => cells[row * 5 + column]?.over;

  expect(cells).toHaveLength(20);
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 4; column += 1) {
      expect(over(row, column)).not.toBe(over(row, column + 1));
      expect(over(row, column)).not.toBe(over(row + 1, column));
    }
});

test('every strip of the lattice runs through: its picture moves on with the cells', () => {
  const cells = latticeCells(5, 3, 2);

  expect(cells.slice(0, 5).map(({ threadX }) => threadX)).toEqual([0, 25, 50, 75, 100]);
  expect([0, 5, 10, 15].map((at) => cells[at]?.clothY)).toEqual([0, 33.3, 66.7, 100]);
  expect(new Set(cells.map(({ cloth }) => cloth))).toEqual(new Set([0, 1, 2]));
});
