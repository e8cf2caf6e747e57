let last = 0;

/**
 * Takes the turn to lead the visitor on, from whoever has it: the last press wins.
 * @returns whether nobody has taken it since
 */
export function takeTurn(): () => boolean {
  last += 1;
  const own = last;
  return () => own === last;
}
