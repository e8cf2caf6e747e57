import type { HandoverReceipt } from '../../../../services/contracts/assistant';
import type { CallResult } from '../../../../site/api/call';
import { createHandOver } from '../../../../site/assistant/talk/create-hand-over';

const receipt = { id: '6f1f7c3e-0000-4000-8000-000000000000', reference: 'AA-K7M2QX' };
const arrived: CallResult<HandoverReceipt> = { ok: true, value: receipt };
const fault = { message: 'Try again.', fields: { email: 'No.' }, status: 422 };

/** A hand-over that is on its way until it is told how it ended. */
function sending() {
  const desk = createHandOver();
  let end: (result: CallResult<HandoverReceipt>) => void = () => {};
  const filled = new FormData();
  desk.open('support');
  desk.fill(filled);
  const done = desk.send(
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  return { desk, filled, done, end: (result: CallResult<HandoverReceipt>) => end(result) };
}

test('while it is on its way it is not sent again, and in the end it tells its reference', async () => {
  const { desk, done, end } = sending();
  const seen: string[] = [];
  desk.watch(() => seen.push(desk.get().status.step));
  await desk.send(() => Promise.reject(new Error('It was sent twice')));
  end(arrived);

  expect(await done).toBeUndefined();
  expect(desk.get()).toMatchObject({
    desk: 'support',
    status: { step: 'sent', reference: receipt.reference },
  });
  expect(seen).toEqual(['sent']);
  desk.close();
  expect(desk.get()).toEqual({ status: { step: 'writing' } });
});

test('after a failure what was written is there, with what was wrong', async () => {
  const { desk, filled, done, end } = sending();
  end({ ok: false, error: fault });

  expect(await done).toEqual(fault);
  expect(desk.get()).toEqual({ desk: 'support', filled, status: { step: 'writing', fault } });
});

test('put away while it is on its way, it tells its reference the next time', async () => {
  const { desk, done, end } = sending();
  desk.close();
  expect(desk.get().desk).toBeUndefined();
  desk.open('general');
  expect(desk.get().status.step).toBe('sending');
  desk.close();
  end(arrived);
  await done;

  desk.open('support');
  expect(desk.get().status).toEqual({ step: 'sent', reference: receipt.reference });
});

test('put away, what was not sent or did not arrive is forgotten', async () => {
  const { desk, done, end } = sending();
  desk.close();
  end({ ok: false, error: fault });
  expect(await done).toEqual(fault);
  expect(desk.get()).toEqual({ status: { step: 'writing' } });

  desk.open('support');
  desk.fill(new FormData());
  desk.close();
  expect(desk.get().filled).toBeUndefined();
});
