import {
  announce,
  echo,
  type Notice,
  onFirstNeed,
  prepareToasts,
  type Stack,
  takeOver,
  withdraw,
} from '../../../../site/components/Toasts/announce';

/** Toasts that are kept in a list. */
function stackOf(shown: Notice[]): Stack {
  return {
    show: (notice) => void shown.push(notice),
    hide: ({ title }) => {
      const at = shown.findIndex((notice) => notice.title === title);
      if (at >= 0) shown.splice(at, 1);
    },
  };
}

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
  const giveBack = takeOver(stackOf(shown));
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
  takeOver(stackOf(first))();
  takeOver(stackOf(second))();

  expect(first).toHaveLength(1);
  expect(second).toEqual([]);
});

test('an error that no longer holds is taken back', () => {
  const shown: Notice[] = [];
  const giveBack = takeOver(stackOf(shown));
  announce('error', 'Not saved');
  announce('success', 'Saved');
  withdraw('Not saved');

  expect(shown.map(({ title }) => title)).toEqual(['Saved']);
  giveBack();
  withdraw('Saved');
});

test('an error that holds no longer by the time the toasts come is not shown', () => {
  const shown: Notice[] = [];
  announce('error', 'Not saved');
  announce('error', 'Not sent');
  withdraw('Not saved');
  const giveBack = takeOver(stackOf(shown));

  expect(shown.map(({ title }) => title)).toEqual(['Not sent']);
  giveBack();
});

test('what the page itself has read out is marked, so that it is only seen', () => {
  const shown: Notice[] = [];
  const giveBack = takeOver(stackOf(shown));
  announce('success', 'Copied');
  echo('error', 'Not sent', 'No answer.');

  expect(shown.map(({ isEcho }) => isEcho)).toEqual([undefined, true]);
  giveBack();
});
