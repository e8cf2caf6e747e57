import { createBreaker } from '../../../../../services/assistant/provider/breaker';
import { createProvider } from '../../../../../services/assistant/provider/create-provider';
import type { Asked } from '../../../../../services/assistant/provider/provider';
import { NOON } from '../../../../support/app/test-app';
import { begin, piece, testModel } from '../../../../support/assistant/test-model';

const ASKED: Asked = { question: 'Who is Rocka?', earlier: [], ground: [], isWord: () => true };

/** A model at a port where nobody listens. */
function providerOfNobody(
  reserve = async () => true,
  { url = 'http://127.0.0.1:9', settle = (_reserved: number, _used: number) => {} } = {},
) {
  const address = {
    url,
    key: undefined,
    model: 'm',
    firstByteMs: 5_000,
    idleMs: 5_000,
    totalMs: 5_000,
  };
  const budget = { reserve, settle };
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

test.each([-1_000_000, 0])(
  'a model that says it took %d tokens gives back none of the day',
  async (total_tokens) => {
    const model = await testModel((response) => {
      begin(response);
      response.write(piece('The page says it.'));
      response.write(`data: ${JSON.stringify({ choices: [], usage: { total_tokens } })}\n\n`);
      response.end('data: [DONE]\n\n');
    });
    const settle = jest.fn();
    const provider = providerOfNobody(undefined, { url: model.url, settle });

    for await (const _ of provider.say(
      { ...ASKED, isWord: () => true },
      new AbortController().signal,
    ));
    model.close();

    const [[, used]] = settle.mock.calls;
    expect(used).toBeGreaterThan(100);
  },
);
