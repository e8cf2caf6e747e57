import { AppError } from '../../../services/errors';
import { type TestApp, testApp } from '../../support/app/test-app';
import { eventsIn } from '../../support/assistant/event-stream';

let app: TestApp;
beforeEach(async () => {
  app = await testApp('sqlite');
});
afterEach(() => app.close());

/** What is streamed, logged and counted where nothing can be answered. */
async function failing(error: Error, code: string) {
  app.deps.assistant = { engine: () => Promise.reject(error), provider: undefined };
  const headers = { accept: 'text/event-stream', 'x-request-id': 'one' };
  const response = await app.post('/api/assistant', { message: 'hello' }, headers);
  const events = eventsIn(await response.text());
  const { values } = await app.deps.meters.problems.get();
  const logged = app.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'failed');
  return { events, logged, counted: values.find(({ labels }) => labels.code === code)?.value };
}

test('a stream that is refused says so, and is no bug in the log', async () => {
  const refusal = new AppError('overloaded', 'Many people are asking.');
  const { events, logged, counted } = await failing(refusal, 'overloaded');

  expect(events).toMatchObject([
    { event: 'error', data: { type: 'urn:problem-type:overloaded', requestId: 'one' } },
  ]);
  expect(logged).toMatchObject([{ level: 40, requestId: 'one', problem: 'overloaded' }]);
  expect(counted).toBe(1);
});

test('a bug in the midst of a stream is logged with the id that the visitor is told', async () => {
  const { events, logged, counted } = await failing(new Error('no such rule'), 'internal');

  expect(events).toMatchObject([{ event: 'error', data: { status: 500, requestId: 'one' } }]);
  expect(logged).toMatchObject([{ level: 50, requestId: 'one', message: 'no such rule' }]);
  expect(counted).toBe(1);
});
