/** Hears one event of a stream: its name and its data, still as text. */
export type HearEvent = (event: string, data: string) => void;

/**
 * Reads server-sent events from a body as they come (HTML standard §9.2.6, as far as our service uses
 * it: one line of data each). Resolves when the stream ends; rejects when it breaks.
 */
export async function readEvents(body: ReadableStream<Uint8Array>, hear: HearEvent): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: ?(.*)$/m.exec(block)?.[1];
      const data = /^data: ?(.*)$/m.exec(block)?.[1];
      if (event !== undefined && data !== undefined) hear(event, data);
    }
  }
}
