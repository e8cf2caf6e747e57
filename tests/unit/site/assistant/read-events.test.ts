import { readEvents } from '../../../../site/api/read-events';

const bodyOf = (chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
const STREAM =
  ': still here\n\nevent: delta\ndata: {"text":"Olá ñandú 🎵"}\n\nevent: done\ndata: {}\n\nevent: cut\ndata: {';

test('events are heard whole, however the stream is cut', async () => {
  const bytes = new TextEncoder().encode(STREAM);
  for (const size of [1, 2, 7, bytes.length]) {
    const chunks: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.slice(at, at + size));
    const heard: string[][] = [];

    await readEvents(bodyOf(chunks), (event, data) => void heard.push([event, data]));

    expect(heard).toEqual([
      ['delta', '{"text":"Olá ñandú 🎵"}'],
      ['done', '{}'],
    ]);
  }
});

test('a stream that breaks rejects', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('gone'));
    },
  });
  await expect(readEvents(body, () => {})).rejects.toThrow('gone');
});
