import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { begin, piece, testModel } from '../support/assistant/test-model';
import { type Line, spread, written } from './figures';
import { startServer } from './processes';

const WARM_UP = 30;
const REPEATS = 200;
const REACH_MS = 15;
/** Nothing on the site answers it for certain, so the model is asked. */
const QUESTION = 'How do people and programs divide the work on a song between them?';
/** Every name in it stands in the passages; the second sentence ends the first. */
const SAID = 'People write the brief and choose the takes. People decide.';

/** How much later the first words come through the service than from the model itself, one call at a time. */
export async function benchAssistant() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const model = await testModel((response) => {
    begin(response);
    response.write(piece(SAID));
    response.end('data: [DONE]\n\n');
  });
  const service = await startServer('service', dataDir, {
    ASSISTANT_URL: model.url,
    ASSISTANT_MODEL: 'bench',
    ASSISTANT_DAILY_TOKENS: '999999',
  });
  const times = { direct: [] as number[], through: [] as number[] };
  try {
    for (let n = 0; n < WARM_UP + REPEATS; n += 1) {
      const direct = await firstByte(`${model.url}/chat/completions`, { messages: [] });
      const through = await firstByte(`http://127.0.0.1:${service.port}/api/assistant`, {
        message: QUESTION,
      });
      if (n < WARM_UP) continue;
      times.direct.push(direct);
      times.through.push(through);
    }
    if (model.calls.length < 2 * REPEATS) throw new Error('The service did not ask the model.');
  } finally {
    await service.stop();
    model.close();
    rmSync(dataDir, { recursive: true });
  }
  const more = times.through.map((time, at) => time - (times.direct[at] ?? 0));
  const { p95 } = spread(more);
  const lines: Line[] = [
    {
      work: 'first words of a model through the service, later than its own',
      reach: `p95 ≤ ${REACH_MS} ms`,
      found: `p95 ${p95.toFixed(1)} ms; ${written(more)} ms`,
      isReached: p95 <= REACH_MS,
    },
  ];
  return { lines, times };
}

/** Milliseconds until the first byte of the answer's body. */
async function firstByte(url: string, body: object): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const reader = response.body?.getReader();
  await reader?.read();
  const time = performance.now() - begun;
  while (!(await reader?.read())?.done) {
    // to the end, so that the connection can be used again
  }
  return time;
}
