/**
 * The choice a person most likely meant: at most `limit` letters away, or a longer one that begins alike; `undefined` if
 * there is none.
 */
export function nearest(
  written: string,
  choices: Iterable<string>,
  limit?: number,
): string | undefined {
  const all = [...choices];
  return misspelt(written, all, limit) ?? all.find((choice) => beginsAlike(written, choice));
}

/** The choice that is the fewest letters away, `limit` at most: to add, drop, replace or swap with a neighbour. */
export function misspelt(
  written: string,
  choices: Iterable<string>,
  limit = slipsIn(written),
): string | undefined {
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const choice of choices) {
    const distance = editDistance(written.toLowerCase(), choice.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [choice, distance];
  }
  return best;
}

/**
 * How many slips are likely: one in four letters, in an address of its last part. A name that is gone differs from
 * every other by more, and naming one of these would have an editor put it in its place.
 */
function slipsIn(written: string): number {
  return Math.ceil((written.split('/').at(-1)?.length ?? 0) / 4);
}

/** Whether all but the last letter of what was written, or all of it, stands at the beginning of a choice. */
function beginsAlike(written: string, choice: string): boolean {
  const beginning = written.slice(0, Math.max(4, written.length - 1));
  return beginning.length > 4 && choice.toLowerCase().startsWith(beginning.toLowerCase());
}

/** `Did you mean …?`, or all choices while they are few. */
export function suggest(written: string, choices: Iterable<string>): string {
  const all = [...choices];
  const guess = nearest(written, all);
  if (guess !== undefined) return `Did you mean \`${guess}\`?`;
  if (all.length === 0) return 'There is none to choose from yet.';
  if (all.length === 1) return `Write ${all[0]}.`;
  return `Write one of ${all.slice(0, 12).join(', ')}${all.length > 12 ? ', …' : ''}.`;
}

/** Letters to add, drop, replace or swap (neighbours). Stops counting at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(previous, j) + 1,
        at(row, j - 1) + 1,
        at(previous, j - 1) + (same ? 0 : 1),
        swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, previous] = [previous, row];
  }
  return Math.min(limit, at(previous, b.length));
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
