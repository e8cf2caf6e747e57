import type { Content } from '../../../content/schema/content';

type Team = Content['pages']['about']['team'];

/** What the team page says of the open positions. */
export function positionsIn(team: Team): string {
  return team.positions.length === 0
    ? `${team.positionsHeading}: ${team.noPositions}`
    : `${team.positionsHeading}: ${titlesOf(team)}. ${team.positionsLead}`;
}

/** An answer with the open positions in the place of `{positions}`; while none is open, that instead. */
export function withPositions(answer: string | undefined, team: Team): string | undefined {
  if (!answer?.includes('{positions}')) return answer;
  return team.positions.length === 0
    ? positionsIn(team)
    : answer.replace('{positions}', () => titlesOf(team));
}

function titlesOf({ positions }: Team): string {
  return positions.map(({ title }) => `“${title}”`).join(', ');
}
