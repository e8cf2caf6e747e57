import { ContentError, formatFault, wholeFile } from '../../../../content/reader/fault';

test('names of a stranger steer no terminal', () => {
  const fault = wholeFile('news/a\n.yaml', 'is not a field here.', '\u001b[2J\u009b1m\u202ez');

  const line = formatFault(fault);

  expect(line).toBe('news/a\ufffd.yaml:1:1 \ufffd[2J\ufffd1m\ufffdz: is not a field here.');
  expect(new ContentError([fault, fault]).message).toBe(`${line}\n${line}`);
});
