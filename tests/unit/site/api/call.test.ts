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
