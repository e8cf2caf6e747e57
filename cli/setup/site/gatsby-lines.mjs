import { stripVTControlCharacters } from 'node:util';

const TAIL_LINES = 25;
/** A sentence, and the lines of code around the fault. */
const CAUSE_LINES = 10;
const WORTH_SHOWING_SECONDS = 1;
/** What Node says of the code of packages; Gatsby passes it on as an error. */
const OF_NODE = /^\w+ \(node:\d+\) (\[\w+\] )?(Deprecation|Experimental)Warning:/;

/**
 * Picks what is worth showing out of a line that `gatsby build` prints.
 * @param {string} line
 * @returns {string | undefined} a stage that took a second or more, a warning or an error, without colours
 */
export function meaningOf(line) {
  const text = stripVTControlCharacters(line).trim();
  const stage = /^success (.+?) - ([\d.]+)s/.exec(text);
  if (stage?.[1]) {
    return Number(stage[2]) >= WORTH_SHOWING_SECONDS ? `${stage[1]} (${stage[2]} s)` : undefined;
  }
  return /^(warn|error)\b/i.test(text) && !OF_NODE.test(text) ? text : undefined;
}

/**
 * Follows what `gatsby develop` prints: as `meaningOf`, and below an error what it says of the cause, file and line
 * among it.
 * @returns {(line: string) => string | undefined}
 */
export function followGatsby() {
  let left = 0;
  return (line) => {
    const meaning = meaningOf(line);
    const text = stripVTControlCharacters(line).trimEnd();
    if (meaning) left = isContentFault(meaning) || !/^error\b/i.test(meaning) ? 0 : CAUSE_LINES;
    else if (/^(success|info|verbose|warning)\b/.test(text)) left = 0;
    else if (left > 0 && text.trim() !== '') {
      left -= 1;
      return text;
    }
    return meaning;
  };
}

/**
 * Whether Gatsby says that the pages could not be made, and not why: they are made of the content alone.
 * @param {string} meaning what `meaningOf` returned
 * @returns {boolean}
 */
export function isContentFault(meaning) {
  return /gatsby-node\.js.* threw an error .*\bcreatePages\b/.test(meaning);
}

/**
 * The end of a log, for whoever has to find out why the build failed.
 * @param {string} log
 * @returns {string}
 */
export function tailOf(log) {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(success|info|verbose) /.test(line));
  return lines.slice(-TAIL_LINES).join('\n');
}
