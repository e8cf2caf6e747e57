import pino from 'pino';
import { warmAssistant } from '../../../../services/life/warm-assistant';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function warming() {
  const logged: Record<string, unknown>[] = [];
  let made = 0;
  const giveUp = warmAssistant({
    assistant: {
      engine: () => {
        made += 1;
        return Promise.reject(new Error('no passages'));
      },
      provider: undefined,
    },
    log: pino({}, { write: (line) => void logged.push(JSON.parse(line)) }),
  });
  return { giveUp, logged, made: () => made };
}

test('an assistant that cannot be made is logged, and ends nothing', async () => {
  const { logged } = warming();
  await jest.advanceTimersByTimeAsync(60_000);

  expect(logged).toMatchObject([
    { level: 50, msg: 'the assistant could not be made', message: 'no passages' },
  ]);
});

test('a service that stops as soon as it has started makes no assistant', async () => {
  const { giveUp, made } = warming();
  giveUp();
  await jest.advanceTimersByTimeAsync(60_000);

  expect(made()).toBe(0);
});
