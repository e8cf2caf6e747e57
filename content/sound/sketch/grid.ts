const MARKS: Record<string, number> = { X: 1, x: 0.75, o: 0.45, '-': 0.28, '.': 0 };

/** Reads a written pattern: `X` full, `x` strong, `o` soft, `-` ghost, a digit in ninths, `.` rest; spaces and bars are for the eye. */
export function grid(pattern: string): number[] {
  return [...pattern.replace(/[ |]/g, '')].map((mark) => MARKS[mark] ?? Number(mark) / 9);
}

/** The steps of a pattern that sound. */
export function stepsOf(pattern: string): number[] {
  return grid(pattern).flatMap((velocity, step) => (velocity > 0 ? [step] : []));
}
