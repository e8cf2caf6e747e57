import { createSendingKey } from '../../../../site/api/use-sending-key';

test('one text has one key until it got through, and another text another', () => {
  const { keyFor, forget } = createSendingKey();
  const first = keyFor('Hello');

  expect(keyFor('Hello')).toBe(first);
  const changed = keyFor('Hello.');
  expect(changed).not.toBe(first);
  forget();
  expect(keyFor('Hello.')).not.toBe(changed);
});
