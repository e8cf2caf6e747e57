import { inOrder } from '../../../../site/admin/desk/in-order';

test('an answer that a later one overtook is no news; one that fails overtakes none', () => {
  const question = inOrder();
  const first = question();
  const second = question();
  // it failed, and nobody asked whether it is news
  question();

  expect(second()).toBe(true);
  expect(first()).toBe(false);
  expect(question()()).toBe(true);
});
