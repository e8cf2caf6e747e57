import type { postContact } from '../../../../services/contracts/contact';
import { call } from '../../../../site/api/call';

afterEach(() => {
  jest.restoreAllMocks();
});

async function messageOf(answer: Response): Promise<string | undefined> {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  const result = await call<typeof postContact>('POST', '/api/contact', undefined, 'Try later.');
  return result.ok ? undefined : result.error.message;
}

test('a failure says what the service says of it', async () => {
  const problem = Response.json({ detail: 'Too many messages.' }, { status: 429 });
  expect(await messageOf(problem)).toBe('Too many messages.');
});

test('a failure that a gateway answers without words, or not for programs, is not told as nothing', async () => {
  expect(await messageOf(Response.json({}, { status: 503 }))).toBe('Try later.');
  expect(await messageOf(new Response('<h1>Bad gateway</h1>', { status: 502 }))).toBe('Try later.');
});

/** Calls a network that never answers, until the time limit has it given up. */
async function outcomeAfterLimit(): Promise<unknown> {
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(limit.signal.reason));
      }),
  );
  const result = call<typeof postContact>('POST', '/api/contact', undefined, 'Try later.');
  limit.abort();
  return Promise.race([result, new Promise((resolve) => setImmediate(resolve, 'waits'))]);
}

test('an answer that does not come is given up as one that did not get through', async () => {
  const error = { message: 'Try later.', fields: {}, status: 0 };
  expect(await outcomeAfterLimit()).toEqual({ ok: false, error });
});

test('a browser that knows no time limits waits without one', async () => {
  const { timeout } = AbortSignal;
  Object.assign(AbortSignal, { timeout: undefined });
  const problem = Response.json({ detail: 'Too many messages.' }, { status: 429 });
  expect(await messageOf(problem)).toBe('Too many messages.');
  Object.assign(AbortSignal, { timeout });
});
