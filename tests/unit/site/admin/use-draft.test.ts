import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Session } from '../../../../services/contracts/auth';
import { useDraft } from '../../../../site/admin/inbox/pane/use-draft';
import { keepSession } from '../../../../site/admin/session';

// stands for the page, which is held while somebody writes
beforeAll(() => Object.assign(globalThis, { window: new EventTarget() }));

const FUTURE = new Date(Date.now() + 600_000).toISOString();

function signInAs(id: string): void {
  const user: Session['user'] = { id, email: `${id}@site.test`, roles: ['admin'] };
  const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 600, expires_at: FUTURE };
  keepSession({ ...tokens, token_type: 'bearer', user });
}

/** Opens the box of a message: what stands in it, and what a hand writes there. */
function open(id: string) {
  const found: ReturnType<typeof useDraft>[] = [];
  renderToString(
    createElement(() => {
      found.push(useDraft(id));
      return null;
    }),
  );
  const [draft] = found;
  if (!draft) throw new Error('The hook was not called');
  const [text, write, letGo] = draft;
  return { text, write, letGo };
}

test('a draft is there again for its writer and its message alone, until it is sent', () => {
  signInAs('ada');
  open('film').write('Gladly.');

  expect(open('film').text).toBe('Gladly.');
  expect(open('song').text).toBe('');
  keepSession(undefined);
  signInAs('bob');
  expect(open('film').text).toBe('');
  signInAs('ada');
  open('film').write('');
  expect(open('film').text).toBe('');
});

test('what is written on while a reply is being sent stays, without what was sent', () => {
  signInAs('ada');
  open('on').write('Thank you.');
  open('on').write('Thank you. And one more thing.');
  open('on').letGo('Thank you.');
  expect(open('on').text).toBe('And one more thing.');

  open('on').write('Something else.');
  open('on').letGo('Thank you.');
  expect(open('on').text).toBe('Something else.');
  open('on').letGo('Something else.');
  expect(open('on').text).toBe('');
});
