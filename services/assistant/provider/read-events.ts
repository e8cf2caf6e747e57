import { failure } from './provider';

/** More than any answer of ours can have; a stream without end must end. */
const LETTERS_MAX = 64 * 1024;

/** The data of each event of a stream (server-sent events, as in the HTML standard §9.2.6). */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  let letters = 0;
  let data: string[] = [];
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    // Node's streams are iterable, which the DOM's types do not say yet.
    const text = decoder.decode(chunk, { stream: true });
    letters += text.length;
    if (letters > LETTERS_MAX) throw failure('unreadable');
    const lines = (rest + text).split(/\r\n|\n|\r(?=.)/s);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '' && data.length > 0) {
        yield data.join('\n');
        data = [];
      } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
    }
  }
}
