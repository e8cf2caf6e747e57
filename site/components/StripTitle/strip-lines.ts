/**
 * Breaks a title into as few lines as its length needs, as even as its words allow.
 *
 * @param longest characters a line should not exceed; a single longer word still stands alone
 */
export function stripLines(title: string, longest: number): string[] {
  // a space that is not to break, as French has before a colon, stays between its words
  const words = title.split(/[^\S\xa0\u202f]+/).filter(Boolean);
  for (let count = 1; count < words.length; count += 1) {
    const lines = evenLines(words, count);
    if (Math.max(...lines.map((line) => line.length)) <= longest) return lines;
  }
  return words;
}

/** Whether a text has letters that the display face lacks, such as Arabic or Amharic: their widths are not known. */
export function isOtherScript(text: string): boolean {
  return /[\u0370-\u1cff\u2d00-\ua71f\ua800-\uffef]/.test(text);
}

/** What comes between a line and the next: a sign that hangs, or marks below the letters of one or above those of the other. */
export function reachOf(line: string, next = ''): true | 'marks' | undefined {
  const isMarked =
    /[\u0316-\u0333]/.test(line.normalize('NFD')) || /[\u0300-\u0314]/.test(next.normalize('NFD'));
  return isMarked ? 'marks' : /[,;Q]/i.test(line) || undefined;
}

/** Of all ways to set the words on `count` lines, the one whose longest line is shortest, and whose shortest is longest. */
function evenLines(words: string[], count: number): string[] {
  if (count === 1) return [words.join(' ')];
  let best: string[] = [];
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const lines = [words.slice(0, first).join(' '), ...evenLines(words.slice(first), count - 1)];
    if (best.length === 0 || isMoreEven(lines, best)) best = lines;
  }
  return best;
}

function isMoreEven(some: string[], others: string[]): boolean {
  const [a, b] = [lengths(some), lengths(others)];
  if (Math.max(...a) !== Math.max(...b)) return Math.max(...a) < Math.max(...b);
  return Math.min(...a) > Math.min(...b);
}

function lengths(lines: string[]): number[] {
  return lines.map((line) => line.length);
}
