import { readRows } from '../../../../site/admin/read-rows';
import type { CallResult } from '../../../../site/api/call';

interface Answer {
  rows: number[];
  next: string | null;
}

const ALL = Array.from({ length: 460 }, (_, n) => n);
const FAULT = { message: 'no', fields: {}, status: 0 };

/** A list of 460 rows, which can fail at a cursor; what it was asked. */
function aList(failsAt?: string) {
  const asked: Record<string, string>[] = [];
  const askFor = async (part: Record<string, string>): Promise<CallResult<Answer>> => {
    asked.push(part);
    if (part.before === failsAt) return { ok: false, error: FAULT };
    const from = Number(part.before ?? 0);
    const to = from + Number(part.limit ?? 50);
    const next = to < ALL.length ? String(to) : null;
    return { ok: true, value: { rows: ALL.slice(from, to), next } };
  };
  const read = (from: string | null, least: number) =>
    readRows(askFor, ({ rows }: Answer) => rows, from, least);
  return { asked, read };
}

test('a list is read by the number of rows that the service gives by itself', async () => {
  const { asked, read } = aList('none');
  const first = await read(null, 0);
  const second = await read('50', 0);

  expect(asked).toEqual([{}, { before: '50' }]);
  expect(first).toMatchObject({ value: { rows: ALL.slice(0, 50), next: '50' } });
  expect(second).toMatchObject({ value: { rows: ALL.slice(50, 100), next: '100' } });
});

test('what was read before is read again as far, with the head of its first answer', async () => {
  const { asked, read } = aList('none');
  const again = await read(null, 430);

  expect(asked).toEqual([
    { limit: '200' },
    { limit: '200', before: '200' },
    { before: '400' }, // for thirty the service's own number will do
  ]);
  expect(again).toMatchObject({
    value: { rows: ALL.slice(0, 450), head: { rows: ALL.slice(0, 200) }, next: '450' },
  });
  expect(await read(null, 1000)).toMatchObject({ value: { rows: ALL, next: null } });
});

test('of a list that is known to a whole page no further one is read', async () => {
  const { asked, read } = aList('none');

  await read(null, 50);

  expect(asked).toEqual([{}]);
});

test('of a list that fails half-way nothing is given', async () => {
  const { read } = aList('200');

  expect(await read(null, 300)).toEqual({ ok: false, error: FAULT });
});
