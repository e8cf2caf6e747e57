import { progressBar, writeInPlace } from '../../../cli/terminal/progress-bar';

function terminal(isTTY: boolean) {
  const said: string[] = [];
  return { said, isTTY, write: (text: string) => said.push(text) > 0 };
}

test('a terminal is shown how far it is, and left clean', () => {
  const screen = terminal(true);
  const bar = progressBar(screen, { total: 20_000, unit: 'rows' });

  for (const done of [10, 5_000, 5_010, 20_000]) bar.show(done);
  bar.end();

  expect(screen.said).toHaveLength(3);
  expect(screen.said[0]).toMatch(/\[#{6}\.{18}\] {2}25 % {2}5,000 rows, /);
  expect(screen.said[1]).toMatch(/\[#{24}\] 100 % {2}20,000 rows, /);
  expect(screen.said[2]).toBe('\r\u001b[2K');
});

test.each([
  [false, true],
  [true, false],
])('nothing is said when the terminal is %s and wanted %s', (isTTY, isWanted) => {
  const screen = terminal(isTTY);
  const bar = progressBar(screen, { unit: 'rows', isWanted });

  bar.show(50_000);
  bar.end();

  expect(screen.said).toEqual([]);
});

test.each([
  [true, '\r\u001b[2KThe disk is full.\n'],
  [false, 'The disk is full.\n'],
])('why a work broke off stands where its bar stood (terminal: %s)', (isTTY, expected) => {
  const screen = terminal(isTTY);
  writeInPlace(screen, 'The disk is full.');

  expect(screen.said).toEqual([expected]);
});
