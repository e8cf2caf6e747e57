import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { type Outline, type Point, readOutlines } from './outlines';

/** Draws a line of text as the data of an SVG path, from its baseline's left end. */
export interface Typeface {
  /** @param stretch percent of the normal width, where the face can be stretched */
  path(line: string, size: number, x: number, y: number, stretch?: number): string;
  /** Width in pixels. */
  width(line: string, size: number, stretch?: number): number;
  /** Whether it has every character of the text. */
  has(text: string): boolean;
}

const PACKAGES = 'node_modules/@fontsource-variable';
const DISPLAY = (range: string) =>
  `${PACKAGES}/anybody/files/anybody-${range}-standard-normal.woff2`;
const BODY = (range: string) => `${PACKAGES}/onest/files/onest-${range}-wght-normal.woff2`;
const RANGES = ['latin', 'latin-ext', 'vietnamese'];
/** em added after every character of display type, as on the pages. */
const TRACKING_EM = -0.012;
const [NARROW, WIDE] = [50, 150];

/**
 * The display face, at every width between its narrowest and its widest: the shapes of the two are read
 * from the packaged font and everything between is drawn between their points, as the font itself does.
 * Nothing depends on the fonts of the machine that builds.
 */
export async function displayFace(text: string): Promise<Typeface> {
  const capitals = text.toUpperCase();
  const [narrow, wide] = await Promise.all(
    [NARROW, WIDE].map((wdth) => outlines(DISPLAY, capitals, { wght: 850, wdth })),
  );
  return typeface((character, stretch) => {
    const upper = character.toUpperCase();
    const [one, other] = [narrow?.get(upper), wide?.get(upper)];
    return one && other && between(one, other, (stretch - NARROW) / (WIDE - NARROW));
  }, TRACKING_EM);
}

/** The face of running text, half bold. */
export async function bodyFace(text: string): Promise<Typeface> {
  const shapes = await outlines(BODY, text, { wght: 600 });
  return typeface((character) => shapes.get(character), 0);
}

async function outlines(
  fileOf: (range: string) => string,
  text: string,
  axes: Record<string, number>,
): Promise<Map<string, Outline>> {
  const shapes = new Map<string, Outline>();
  for (const range of RANGES) {
    const missing = [...new Set(`${text} `)].filter((one) => !shapes.has(one)).join('');
    if (missing === '') break;
    const font = await subsetFont(await readFile(fileOf(range)), missing, {
      targetFormat: 'sfnt',
      variationAxes: axes,
    });
    for (const [character, shape] of readOutlines(font, missing)) shapes.set(character, shape);
  }
  return shapes;
}

function typeface(
  shapeOf: (character: string, stretch: number) => Outline | undefined,
  tracking: number,
): Typeface {
  const advance = (character: string, size: number, stretch: number) =>
    (((shapeOf(character, stretch) ?? shapeOf(' ', stretch))?.advance ?? 0) / 1000 + tracking) *
    size;
  return {
    has: (text) => [...text].every((character) => shapeOf(character, 100) !== undefined),
    width: (line, size, stretch = 100) =>
      [...line].reduce((sum, character) => sum + advance(character, size, stretch), 0),
    path: (line, size, x, y, stretch = 100) => {
      let data = '';
      let pen = x;
      for (const character of line) {
        for (const contour of shapeOf(character, stretch)?.contours ?? [])
          data += contourPath(contour, size / 1000, pen, y);
        pen += advance(character, size, stretch);
      }
      return data;
    },
  };
}

function between(one: Outline, other: Outline, share: number): Outline {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    advance: mix(one.advance, other.advance),
    contours: one.contours.map((contour, i) =>
      contour.map((point, j) => {
        const end = other.contours[i]?.[j] ?? point;
        return { x: mix(point.x, end.x), y: mix(point.y, end.y), isOn: point.isOn };
      }),
    ),
  };
}

/** Quadratic curves; between two points off the line lies one on it that the font does not write down. */
function contourPath(contour: Point[], scale: number, x: number, y: number): string {
  const write = (point: { x: number; y: number }) =>
    `${(x + point.x * scale).toFixed(1)} ${(y - point.y * scale).toFixed(1)}`;
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOn: true });
  const whole = contour.flatMap((point, i) => {
    const before = contour.at(i - 1) ?? point;
    return point.isOn || before.isOn ? [point] : [middle(before, point), point];
  });
  const first = whole.findIndex(({ isOn }) => isOn);
  const ordered = [...whole.slice(first), ...whole.slice(0, first), whole[first]];
  let data = '';
  ordered.forEach((point, i) => {
    if (!point) return;
    if (i === 0) data += `M${write(point)}`;
    else if (!point.isOn) data += `Q${write(point)} `;
    else data += ordered[i - 1]?.isOn ? `L${write(point)}` : write(point);
  });
  return `${data}Z`;
}
