import { positionsIn, withPositions } from '../../../../../services/assistant/knowledge/positions';
import { testContent } from '../../../../support/content/test-content';

const ANSWER = 'We list {positions}. Press Apply.';

test('an answer names the positions that the team page lists now', async () => {
  const { team } = (await testContent()).pages.about;
  const [first, second] = team.positions;
  const positions = first && second ? [first, second] : [];

  expect(withPositions(ANSWER, { ...team, positions })).toBe(
    `We list “${first?.title}”, “${second?.title}”. Press Apply.`,
  );
  expect(positionsIn({ ...team, positions })).toBe(
    `Open positions: “${first?.title}”, “${second?.title}”. ${team.positionsLead}`,
  );
});

test('while no position is open, an answer that would name them says so', async () => {
  const team = { ...(await testContent()).pages.about.team, positions: [] };

  expect(withPositions(ANSWER, team)).toBe(`Open positions: ${team.noPositions}`);
  expect(positionsIn(team)).toBe(`Open positions: ${team.noPositions}`);
  expect(withPositions('No deadline is set.', team)).toBe('No deadline is set.');
  expect(withPositions(undefined, team)).toBeUndefined();
});
