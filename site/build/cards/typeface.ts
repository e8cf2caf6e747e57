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
/** Thousandths of an em between a letter and the mark above it. */
const MARK_AIR = 40;
const MARK = /\p{M}/u;
const [NARROW, WIDE] = [50, 150];

/**
 * The display face, at every width between its narrowest and its widest: the shapes of the two are read
 * from the packaged font and everything between is drawn between their points, as the font itself does.
 * Nothing depends on the fonts of the machine that builds.
 */
export async function displayFace(text: string): Promise<Typeface> {
  const capitals = inCapitals(text);
  const [narrow, wide] = await Promise.all(
    [NARROW, WIDE].map((wdth) => outlines(DISPLAY, capitals, { wght: 850, wdth })),
  );
  // What the display face lacks comes from the next family, as on the pages.
  const missing = [...capitals].filter((one) => !narrow?.has(one)).join('');
  const others = missing ? await outlines(BODY, missing, { wght: 720 }) : undefined;
  const face = typeface((character, stretch) => {
    const [one, other] = [narrow?.get(character), wide?.get(character)];
    if (!one || !other) return others?.get(character);
    return between(one, other, (stretch - NARROW) / (WIDE - NARROW));
  }, TRACKING_EM);
  return {
    has: (words) => face.has(inCapitals(words)),
    width: (line, ...rest) => face.width(inCapitals(line), ...rest),
    path: (line, ...rest) => face.path(inCapitals(line), ...rest),
  };
}

/** Letters with their marks in one character where there is such a one. */
function inCapitals(text: string): string {
  return text.toUpperCase().normalize('NFC');
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
  const advance = (character: string, size: number, stretch: number) => {
    if (MARK.test(character)) return 0;
    const shape = shapeOf(character, stretch) ?? shapeOf(' ', stretch);
    return ((shape?.advance ?? 0) / 1000 + tracking) * size;
  };
  return {
    has: (text) => [...text].every((character) => shapeOf(character, 100) !== undefined),
    width: (line, size, stretch = 100) =>
      [...line].reduce((sum, character) => sum + advance(character, size, stretch), 0),
    path: (line, size, x, y, stretch = 100) => {
      let data = '';
      let pen = x;
      let letter: { shape: Outline; at: number } | undefined;
      for (const character of line) {
        const shape = shapeOf(character, stretch);
        const under = MARK.test(character) ? letter : undefined;
        const placed = shape && under ? onLetter(shape, under.shape) : shape;
        for (const contour of placed?.contours ?? [])
          data += contourPath(contour, size / 1000, under?.at ?? pen, y);
        if (!under) letter = shape?.contours.length ? { shape, at: pen } : undefined;
        pen += advance(character, size, stretch);
      }
      return data;
    },
  };
}

/** A mark in the middle of its letter: above it with some air, or below, where the font has it. */
function onLetter(mark: Outline, letter: Outline): Outline {
  const points = mark.contours.flat();
  const xs = points.map(({ x }) => x);
  const bottom = Math.min(...points.map(({ y }) => y));
  const top = Math.max(...letter.contours.flat().map(({ y }) => y));
  const dx = letter.advance / 2 - (Math.min(...xs) + Math.max(...xs)) / 2;
  const dy = bottom > 0 ? top + MARK_AIR - bottom : 0;
  const moved = (point: Point) => ({ ...point, x: point.x + dx, y: point.y + dy });
  return { ...mark, contours: mark.contours.map((contour) => contour.map(moved)) };
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
