const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** A day, which no visible time exceeds (`durationMaxMs` of the contract). */
const LONGEST = 24 * 60 * MINUTE;

/** Widths of the classes of visible times: from `from` on, `step` each. Finer where most are. */
const PIECES = [
  { from: 0, step: 250 },
  { from: 10 * SECOND, step: SECOND },
  { from: MINUTE, step: 10 * SECOND },
  { from: 10 * MINUTE, step: MINUTE },
  { from: 60 * MINUTE, step: 10 * MINUTE },
].map((piece, index, all) => ({
  ...piece,
  first: all
    .slice(0, index)
    .reduce((sum, { from, step }, n) => sum + ((all[n + 1]?.from ?? LONGEST) - from) / step, 0),
}));

/** The class of a visible time in milliseconds. */
export function classOf(durationMs: number): number {
  const piece = PIECES.findLast(({ from }) => durationMs >= from);
  return piece ? piece.first + Math.floor((durationMs - piece.from) / piece.step) : 0;
}

/** The middle of a class, in milliseconds. */
export function middleOf(timeClass: number): number {
  const piece = PIECES.findLast(({ first }) => timeClass >= first);
  return piece ? piece.from + (timeClass - piece.first) * piece.step + piece.step / 2 : 0;
}

/** The same as `classOf`, as an SQL expression over a column. */
export function classSql(column: string): string {
  const cases = PIECES.toReversed().map(
    ({ from, step, first }) =>
      `when ${column} >= ${from} then ${first} + (${column} - ${from}) / ${step}`,
  );
  return `case ${cases.join(' ')} end`;
}
