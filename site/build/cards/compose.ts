import { MARK_PATH } from '../../components/Brand/mark-path';
import { fitLine } from '../../components/StripLine/fit';
import { stripLines } from '../../components/StripTitle/strip-lines';
import { CARD_SIZE, type Card, MARIGOLD } from './card';
import type { Typeface } from './typeface';

/** The two faces, ready to draw what stands on a card. */
export interface Faces {
  display: Typeface;
  body: Typeface;
}

/** Where a card's words go. */
interface Frame {
  /** Width of the title, and the height that it may take. */
  measure: number;
  room: number;
  /** Foot of the title's last line. */
  foot: number;
  longest: number;
  /** Wanted size of a line, in percent of the measure. */
  size: number;
}

const LEFT = 56;
const SELVEDGE = 22;
/** From one line of capitals to the next, in em. */
const LEADING = 0.84;
const FLAG_SIZE = 22;
/** How far a Q goes below its line, of its size. */
const TAIL = 0.18;
const BONE = '#f4eee2';

/** One picture leaves the left half to the words; a row of them leaves the upper half. */
const BESIDE: Frame = { measure: 520, room: 260, foot: 470, longest: 15, size: 20 };
/** Top edge of the row of pictures. */
export const ROW_TOP = 398;
const ABOVE: Frame = { measure: 1088, room: 140, foot: 304, longest: 30, size: 11 };

/** Everything on a card but its pictures, as an SVG of paths alone. */
export function compose(card: Card, faces: Faces): string {
  const isRow = card.pictures.length > 1;
  const frame = isRow ? ABOVE : BESIDE;
  const { width, height } = CARD_SIZE;
  const lines = titleLines(legible(card.title, faces.display), frame);
  const top = frame.foot - heightOf(lines);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${isRow ? '' : shade(card.ground)}
${brand(card, faces)}
${path(faces.body.path(legible(card.label.toUpperCase(), faces.body), 23, LEFT, top - 8), card.accent)}
${path(titlePath(lines, top, faces), BONE)}
${flag(card, frame, faces)}
${selvedge(card.accent, isRow ? ROW_TOP : height)}
</svg>`;
}

/** A text in letters that the face lacks, as Arabic or Amharic, is left to the words beside the card: half of it would say something else. */
function legible(text: string, face: Typeface): string {
  return face.has(text.match(/[\p{L}\p{N}]/gu)?.join('') ?? '') ? text : '';
}

/** Every line as wide as the measure; all are set smaller together where they would stand too high. */
function titleLines(title: string, { measure, room, longest, size }: Frame) {
  const lines = stripLines(title, longest).map((text) => {
    const fit = fitLine(text, size);
    return { text, stretch: fit.stretch, size: (fit.size / 100) * measure };
  });
  const scale = Math.min(1, room / heightOf(lines));
  return lines.map((line) => ({ ...line, size: line.size * scale }));
}

/** With the tail of a last Q, which would reach into the words below it. */
function heightOf(lines: { text: string; size: number }[]): number {
  const last = lines.at(-1);
  const tail = last && /Q/i.test(last.text) ? last.size * TAIL : 0;
  return lines.reduce((sum, { size }) => sum + size * LEADING, tail);
}

function titlePath(lines: ReturnType<typeof titleLines>, top: number, { display }: Faces): string {
  let foot = top;
  return lines
    .map(({ text, stretch, size }) => {
      foot += size * LEADING;
      return display.path(text, size, LEFT, foot, stretch);
    })
    .join('');
}

/** How AI took part, in at most two lines beside a diamond. */
function flag({ flag: words, accent }: Card, { foot, measure }: Frame, { body }: Faces): string {
  const first = foot + 44;
  const lines = wrap(words, measure - 30, body).slice(0, 2);
  const drawn = lines.map((line, i) => body.path(line, FLAG_SIZE, LEFT + 28, first + i * 30));
  const middle = first - 8;
  return `<path fill="${accent}" d="M${LEFT} ${middle}l8-8 8 8-8 8z"/>${path(drawn.join(''), BONE)}`;
}

function wrap(words: string, measure: number, face: Typeface): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && face.width(longer, FLAG_SIZE) <= measure)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The mark and the wordmark, its two words as wide as each other. */
function brand({ wordmark }: Card, { display }: Faces): string {
  const word = (text: string, foot: number) => {
    const { stretch, size } = fitLine(text, 12);
    return display.path(text, (size / 100) * 150, LEFT + 92, foot, stretch);
  };
  const words = word(wordmark[0], 70) + word(wordmark[1], 92);
  return `<path transform="translate(${LEFT - 4} 48)" fill="none" stroke="${MARIGOLD}" stroke-width="7" stroke-miterlimit="6" d="${MARK_PATH}"/>${path(words, BONE)}`;
}

/** Keeps the words legible on the picture that they lie on, to the end of their measure. */
function shade(ground: string): string {
  const { width, height } = CARD_SIZE;
  return `<linearGradient id="s"><stop offset="0" stop-color="${ground}" stop-opacity=".97"/><stop offset=".48" stop-color="${ground}" stop-opacity=".93"/><stop offset=".66" stop-color="${ground}" stop-opacity="0"/></linearGradient><path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>`;
}

/** The woven edge: triangles in turn, as between the parts of a page, on a band above `foot`. */
function selvedge(accent: string, foot: number): string {
  const top = foot - SELVEDGE;
  const step = SELVEDGE * 2;
  let data = '';
  for (let x = 0; x < CARD_SIZE.width; x += step) {
    data += `M${x} ${foot}l${step / 4} ${-SELVEDGE} ${step / 4} ${SELVEDGE}z`;
    data += `M${x + step / 2} ${top}h${step / 2}l${-step / 4} ${SELVEDGE}z`;
  }
  return `<path fill="#0d0b0a" d="M0 ${top}h${CARD_SIZE.width}v${SELVEDGE}H0z"/><path fill="${accent}" d="${data}"/>`;
}

function path(data: string, fill: string): string {
  return `<path fill="${fill}" d="${data}"/>`;
}
