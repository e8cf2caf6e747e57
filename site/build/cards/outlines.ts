/** A point of an outline; curves bend towards those that are not on it. */
export interface Point {
  x: number;
  y: number;
  isOn: boolean;
}

/** The shape of a character in thousandths of an em, y upwards. */
export interface Outline {
  advance: number;
  contours: Point[][];
}

const ON_CURVE = 1;
const X_SHORT = 2;
const Y_SHORT = 4;
const REPEAT = 8;
const X_SAME = 16;
const Y_SAME = 32;
const ARGS_ARE_WORDS = 1;
const ARGS_ARE_OFFSETS = 2;
const HAS_SCALE = 8;
const MORE_PARTS = 32;
const HAS_TWO_SCALES = 64;
const HAS_MATRIX = 128;

/** Reads the shapes of the characters of `text` from a TrueType font. Characters it lacks are left out. */
export function readOutlines(font: Buffer, text: string): Map<string, Outline> {
  const at = (tag: string) => tableAt(font, tag);
  const [head, loca, glyf, hmtx] = [at('head'), at('loca'), at('glyf'), at('hmtx')];
  const scale = 1000 / font.readUInt16BE(head + 18);
  const isLong = font.readInt16BE(head + 50) === 1;
  const lastMetric = font.readUInt16BE(at('hhea') + 34) - 1;
  const place = (glyph: number) =>
    isLong ? font.readUInt32BE(loca + glyph * 4) : font.readUInt16BE(loca + glyph * 2) * 2;

  const contoursOf = (glyph: number): Point[][] => {
    const start = place(glyph);
    if (start === place(glyph + 1)) return [];
    const count = font.readInt16BE(glyf + start);
    return count < 0 ? parts(font, glyf + start, contoursOf) : simple(font, glyf + start, count);
  };

  const shapes = new Map<string, Outline>();
  for (const character of new Set(text)) {
    const glyph = glyphOf(font, at('cmap'), character.codePointAt(0) ?? 0);
    if (glyph === 0) continue;
    shapes.set(character, {
      advance: font.readUInt16BE(hmtx + Math.min(glyph, lastMetric) * 4) * scale,
      contours: contoursOf(glyph).map((contour) =>
        contour.map(({ x, y, isOn }) => ({ x: x * scale, y: y * scale, isOn })),
      ),
    });
  }
  return shapes;
}

function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + count * 16; at += 16)
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  throw new Error(`The font has no table ${tag}.`);
}

/** From the character map in format 4 or 12, the two that fonts for the web have. */
function glyphOf(font: Buffer, cmap: number, code: number): number {
  const count = font.readUInt16BE(cmap + 2);
  for (let i = 0; i < count; i += 1) {
    const at = cmap + font.readUInt32BE(cmap + 8 + i * 8);
    const format = font.readUInt16BE(at);
    const glyph =
      format === 12 ? inGroups(font, at, code) : format === 4 ? inSegments(font, at, code) : 0;
    if (glyph > 0) return glyph;
  }
  return 0;
}

function inGroups(font: Buffer, at: number, code: number): number {
  const count = font.readUInt32BE(at + 12);
  for (let group = at + 16; group < at + 16 + count * 12; group += 12) {
    const [first, last] = [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
    if (code >= first && code <= last) return font.readUInt32BE(group + 8) + code - first;
  }
  return 0;
}

function inSegments(font: Buffer, at: number, code: number): number {
  const bytes = font.readUInt16BE(at + 6);
  for (let i = 0; i < bytes; i += 2) {
    const end = font.readUInt16BE(at + 14 + i);
    if (code > end) continue;
    const start = font.readUInt16BE(at + 16 + bytes + i);
    if (code < start) return 0;
    const delta = font.readInt16BE(at + 16 + bytes * 2 + i);
    const place = at + 16 + bytes * 3 + i;
    const offset = font.readUInt16BE(place);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = font.readUInt16BE(place + offset + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

function simple(font: Buffer, start: number, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, i) => font.readUInt16BE(start + 10 + i * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = start + 10 + count * 2;
  at += 2 + font.readUInt16BE(at);

  const flags: number[] = [];
  while (flags.length < total) {
    const flag = font.readUInt8(at++);
    const times = flag & REPEAT ? font.readUInt8(at++) + 1 : 1;
    for (let i = 0; i < times; i += 1) flags.push(flag);
  }
  const axis = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? font.readUInt8(at++) : -font.readUInt8(at++);
      else if (!(flag & same)) {
        value += font.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = axis(X_SHORT, X_SAME);
  const ys = axis(Y_SHORT, Y_SAME);
  const points = flags.map((flag, i) => ({
    x: xs[i] ?? 0,
    y: ys[i] ?? 0,
    isOn: (flag & ON_CURVE) > 0,
  }));
  return ends.map((end, i) => points.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end + 1));
}

/** A letter with its accent: other shapes, each moved to its place. */
function parts(font: Buffer, start: number, contoursOf: (glyph: number) => Point[][]): Point[][] {
  const contours: Point[][] = [];
  let at = start + 10;
  for (let flags = MORE_PARTS; flags & MORE_PARTS; ) {
    flags = font.readUInt16BE(at);
    const glyph = font.readUInt16BE(at + 2);
    const areWords = (flags & ARGS_ARE_WORDS) > 0;
    if (!(flags & ARGS_ARE_OFFSETS) || flags & (HAS_SCALE | HAS_TWO_SCALES | HAS_MATRIX))
      throw new Error('The font has a shape in a form that is not read here.');
    const dx = areWords ? font.readInt16BE(at + 4) : font.readInt8(at + 4);
    const dy = areWords ? font.readInt16BE(at + 6) : font.readInt8(at + 5);
    at += areWords ? 8 : 6;
    for (const contour of contoursOf(glyph))
      contours.push(contour.map(({ x, y, isOn }) => ({ x: x + dx, y: y + dy, isOn })));
  }
  return contours;
}
