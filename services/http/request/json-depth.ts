const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/**
 * Whether JSON is nested deeper than `max`. Reads every character once, whatever is in it: a pattern
 * for texts in quotes would begin anew at each quote of a text that never ends.
 */
export function isDeeperThan(max: number, json: string): boolean {
  // Most bodies do not even hold so many brackets.
  if (!holdsMoreThan(max, json)) return false;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === QUOTE) isInText = !isInText;
    else if (isInText) at += character === BACKSLASH ? 1 : 0;
    else if (CLOSING.includes(character)) depth -= 1;
    else if (OPENING.includes(character)) depth += 1;
    if (depth > max) return true;
  }
  return false;
}

function holdsMoreThan(max: number, json: string): boolean {
  let count = 0;
  for (const bracket of ['{', '[']) {
    for (let at = json.indexOf(bracket); at >= 0; at = json.indexOf(bracket, at + 1)) count += 1;
  }
  return count > max;
}
