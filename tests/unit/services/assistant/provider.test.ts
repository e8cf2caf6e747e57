import { createBreaker } from '../../../../services/assistant/provider/breaker';
import { createProvider } from '../../../../services/assistant/provider/create-provider';
import type { Asked } from '../../../../services/assistant/provider/provider';
import { NOON } from '../../../support/test-app';

const ASKED: Asked = { question: 'Who is Rocka?', earlier: [], ground: [], isWord: () => true };

/** A model at a port where nobody listens. */
function providerOfNobody(reserve = async () => true) {
  const address = {
    url: 'http://127.0.0.1:9',
    key: undefined,
    model: 'm',
    firstByteMs: 5_000,
    idleMs: 5_000,
    totalMs: 5_000,
  };
  const budget = { reserve, settle: () => {} };
  const breaker = createBreaker(() => NOON, { failures: 2 });
  return createProvider({ address, breaker, budget });
}

test('a visitor who leaves says nothing of whether the model is there', async () => {
  const provider = providerOfNobody();
  const ask = (signal: AbortSignal) => provider.say(ASKED, signal).next();

  await expect(ask(new AbortController().signal)).rejects.toThrow();
  await expect(ask(AbortSignal.abort())).rejects.toThrow();
  await expect(ask(new AbortController().signal)).rejects.toThrow();

  expect(provider.isResting()).toBe(true);
});

test('calls that wait for their share of the day are calls already', async () => {
  const provider = providerOfNobody(() => new Promise(() => {}));
  const { signal } = new AbortController();
  for (let call = 0; call < 8; call += 1) void provider.say(ASKED, signal).next();

  await expect(provider.say(ASKED, signal).next()).rejects.toMatchObject({ reason: 'busy' });
});
