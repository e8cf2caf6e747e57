import {
  announce,
  type Notice,
  onFirstNeed,
  prepareToasts,
  takeOver,
} from '../../../site/components/Toasts/announce';

test('what is said before the toasts are there is shown once they are, in its order', () => {
  let loads = 0;
  const shown: Notice[] = [];
  const forget = onFirstNeed(() => {
    loads += 1;
  });

  prepareToasts();
  announce('success', 'One', 'more');
  announce('error', 'Two');
  expect(loads).toBe(3);
  const giveBack = takeOver((notice) => shown.push(notice));
  announce('success', 'Three');

  expect(shown.map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
  expect(shown[0]).toEqual({ kind: 'success', title: 'One', description: 'more' });
  expect(loads).toBe(3);
  giveBack();
  forget();
});

test('nothing is shown twice when the toasts come again', () => {
  const first: Notice[] = [];
  const second: Notice[] = [];
  announce('success', 'Once');
  takeOver((notice) => first.push(notice))();
  takeOver((notice) => second.push(notice))();

  expect(first).toHaveLength(1);
  expect(second).toEqual([]);
});
