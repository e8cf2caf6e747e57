import { ADVANCES } from '../../../../site/components/StripLine/advances';
import { fitLine } from '../../../../site/components/StripLine/fit';

test('a line in reach of the axis keeps the wanted size', () => {
  expect(fitLine('Bridging Artistry', 9.3).size).toBeCloseTo(9.3, 1);
});

test('two lines of one size differ in width only', () => {
  const long = fitLine('Bridging Artistry', 9.3);
  const short = fitLine('and Algorithm', 9.3);

  expect(short.size).toBeCloseTo(long.size, 1);
  expect(short.stretch).toBeGreaterThan(long.stretch);
});

test('a line too short for the axis grows, one too long shrinks', () => {
  expect(fitLine('Elite', 9)).toMatchObject({ stretch: 150 });
  expect(fitLine('Elite', 9).size).toBeGreaterThan(9);
  const long = 'A headline that goes on and on and on and on';
  expect(fitLine(long, 9)).toMatchObject({ stretch: 62 });
  expect(fitLine(long, 9).size).toBeLessThan(9);
});

test('the table holds every capital and digit, each wider at the wide end', () => {
  for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
    const [narrow, wide] = ADVANCES[character] ?? [0, 0];
    expect(narrow).toBeGreaterThan(0);
    expect(wide).toBeGreaterThan(narrow);
  }
});
