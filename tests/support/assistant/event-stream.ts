/** The events of a stream as it was sent. */
export function eventsIn(text: string): { event: string; data: Record<string, unknown> }[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, event = '', data = 'null'] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });
}
