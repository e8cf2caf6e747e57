import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type SendChange, useChanges } from '../../../../site/admin/inbox/use-changes';
import type { CallResult } from '../../../../site/api/call';

/** The way to change a message that is on the screen in a version. */
function changesOf(seen: number): SendChange {
  const found: SendChange[] = [];
  renderToString(
    createElement(() => {
      found.push(useChanges(seen));
      return null;
    }),
  );
  const [send] = found;
  if (!send) throw new Error('The hook was not called');
  return send;
}

const done = (version: number): CallResult<{ version: number }> => ({
  ok: true,
  value: { version },
});
const refused: CallResult<{ version: number }> = {
  ok: false,
  error: { message: 'no', fields: {}, status: 422 },
};

test('a change that comes while another is on its way waits, and knows the version that one left', async () => {
  const send = changesOf(4);
  const sent: number[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });

  const first = send(async (version) => {
    sent.push(version);
    await held;
    return done(version + 1);
  });
  const second = send(async (version) => {
    sent.push(version);
    return done(version + 1);
  });
  await Promise.resolve();
  expect(sent).toEqual([4]);
  answer();

  expect([await first, await second]).toEqual([done(5), done(6)]);
  expect(sent).toEqual([4, 5]);
});

test('a change that was refused leaves the version as it was, and the next is sent', async () => {
  const send = changesOf(4);

  expect(await send(async () => refused)).toEqual(refused);
  expect(await send(async (version) => done(version + 1))).toEqual(done(5));
});
