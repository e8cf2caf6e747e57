import { PassThrough, Readable } from 'node:stream';
import { readPassword } from '../../../cli/terminal/read-password';

/** A keyboard at which somebody answers each question with the next of the answers. */
function keyboard(answers: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  let shown = '';
  const prompt = (text: string) => {
    shown += text;
    if (text !== '\n') setImmediate(() => input.write(`${answers.shift() ?? ''}\r`));
  };
  return { read: () => readPassword(input, prompt), shown: () => shown };
}

test('at a terminal it is asked for twice, and nothing of it is shown', async () => {
  const { read, shown } = keyboard(['a sentence is fine', 'a sentence is fine']);

  expect(await read()).toBe('a sentence is fine');
  expect(shown()).toBe('Password: \nOnce more: \n');
});

test('a slip of the finger is mended with the usual keys', async () => {
  const typed = 'a sentenceX\u007f is fine';

  expect(await keyboard([typed, 'a sentence is fine']).read()).toBe('a sentence is fine');
});

test('two different ones are refused, and so is none', async () => {
  await expect(keyboard(['a sentence is fine', 'a sentence is good']).read()).rejects.toThrow(
    'The two passwords differ. Try again.',
  );
  await expect(keyboard(['']).read()).rejects.toThrow('There is no password.');
});

test.each([
  ['one\ntwo\n', 'one'],
  ['one\r\n', 'one'],
  ['one', 'one'],
  [' spaces stay \n', ' spaces stay '],
])('from the pipe %j comes %j', async (text, password) => {
  const input = new PassThrough();
  input.end(text);

  expect(await readPassword(input, () => {})).toBe(password);
});

test('a pipe that never ends its line is not read on', async () => {
  let pieces = 0;
  const endless = Readable.from(
    (function* () {
      for (; pieces < 1_000; pieces += 1) yield 'x'.repeat(512);
    })(),
  );

  await readPassword(endless, () => {});

  expect(pieces).toBeLessThan(100);
});
