import pino from 'pino';
import { warmAssistant } from '../../../../services/life/warm-assistant';

test('an assistant that cannot be made is logged, and ends nothing', async () => {
  const logged: Record<string, unknown>[] = [];
  await warmAssistant({
    assistant: {
      engine: () => Promise.reject(new Error('no passages')),
      provider: undefined,
    },
    log: pino({}, { write: (line) => void logged.push(JSON.parse(line)) }),
  });

  expect(logged).toMatchObject([
    { level: 50, msg: 'the assistant could not be made', message: 'no passages' },
  ]);
});
