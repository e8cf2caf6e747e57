import { editDistance } from '../../contracts/search/match-words';

const SHORT_MAX = 3;
/** No word of ours is longer; the work grows with the square of the length. */
const LETTERS_MAX = 20;

/** Finds the known word that was meant by a misspelt one. */
export type Speller = (word: string) => string | undefined;

/**
 * A speller over some words, the most usual first: one slip (a letter too many, too few, wrong, or
 * two swapped), from eight letters on two. Works by deleting letters on both sides, so that a look-up
 * meets a handful of candidates and not the whole list.
 */
export function createSpeller(words: Iterable<string>): Speller {
  const byDeletion = new Map<string, string[]>();
  const known = new Set(words);
  const rank = new Map([...known].map((word, at) => [word, at]));
  for (const word of known) {
    if (word.length < SHORT_MAX || /\d/.test(word)) continue;
    for (const variant of deletions(word)) {
      const list = byDeletion.get(variant);
      if (list) list.push(word);
      else byDeletion.set(variant, [word]);
    }
  }
  return (word) => {
    if (known.has(word) || word.length < SHORT_MAX || word.length > LETTERS_MAX) return undefined;
    if (/\d/.test(word)) return undefined;
    const single = word.replace(/(.)\1+/g, '$1');
    if (known.has(single)) return single;
    const most = word.length >= 8 ? 2 : 1;
    const candidates = [...deletions(word)].flatMap((variant) => byDeletion.get(variant) ?? []);
    let best: string | undefined;
    let bestCost = Number.POSITIVE_INFINITY;
    // of several as near: letters are swapped or left out more often than put in, and usual words are meant more often
    const likelyFirst = [...new Set(candidates)].sort(
      (a, b) => slipOf(word, a) - slipOf(word, b) || (rank.get(a) ?? 0) - (rank.get(b) ?? 0),
    );
    for (const candidate of likelyFirst) {
      const slips = editDistance(word, candidate);
      // Short words have many neighbours: one of three letters counts only with letters swapped.
      if (slips > most || (candidate.length <= SHORT_MAX && !isSwap(word, candidate))) continue;
      const isHeard = candidate[0] === word[0] || isMute(word, candidate);
      const cost = slips + (isHeard ? 0 : 0.5);
      if (cost < bestCost) [best, bestCost] = [candidate, cost];
    }
    return best;
  };
}

function deletions(word: string): Set<string> {
  const once = Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
  const all = new Set([word, ...once]);
  if (word.length >= 7) {
    for (const shorter of once) {
      for (let at = 0; at < shorter.length; at += 1) {
        all.add(shorter.slice(0, at) + shorter.slice(at + 1));
      }
    }
  }
  return all;
}

/** How likely a slip made one word of the other, the likely first. */
function slipOf(written: string, meant: string): number {
  if (isSwap(written, meant)) return 0;
  return meant.length > written.length ? 1 : 2;
}

/** Whether only a first letter is missing that nobody hears: `rong`, `nife`. */
function isMute(written: string, meant: string): boolean {
  return /^(?:wr|kn|gn)/.test(meant) && meant.slice(1) === written;
}

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
}
