import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type NoteDraft, useNoteDraft } from '../../../../site/admin/inbox/pane/use-note-draft';

// stands for the page, which is held while somebody writes
beforeAll(() => Object.assign(globalThis, { window: new EventTarget() }));

/** The note of a message as it stands in its box, given what is saved. */
function open(id: string, notes: string): NoteDraft {
  const found: NoteDraft[] = [];
  renderToString(
    createElement(() => {
      found.push(useNoteDraft(id, notes));
      return null;
    }),
  );
  const [draft] = found;
  if (!draft) throw new Error('The hook was not called');
  return draft;
}

test('what somebody else saves is shown at once where nothing is being written', () => {
  expect(open('quiet', 'Call.')).toMatchObject({ text: 'Call.', other: undefined });
  expect(open('quiet', 'Called.')).toMatchObject({ text: 'Called.', other: undefined });
});

test('what somebody else saves stands beside what is being written', async () => {
  open('film', 'Call.').write('Call Amara.');
  expect(open('film', 'Call.')).toMatchObject({ text: 'Call Amara.', other: undefined });

  await open('film', 'Call.').send(async () => false);
  const refused = open('film', 'Called on Monday.');
  expect(refused).toMatchObject({ text: 'Call Amara.', other: 'Called on Monday.' });
  expect(open('film', '').other).toBe('');
  expect(open('song', 'Another.')).toMatchObject({ text: 'Another.', other: undefined });
});

test('a note that is saved is no longer a draft, and no news to its writer', async () => {
  open('sent', '').write('Call.');
  await open('sent', '').send(async (text) => {
    expect(text).toBe('Call.');
    expect(open('sent', 'Call.').other).toBeUndefined();
    return true;
  });

  expect(open('sent', 'Called.')).toMatchObject({ text: 'Called.', other: undefined });
});

test('what is written on while a note is being saved stays', async () => {
  open('on', '').write('Call.');
  await open('on', '').send(async () => {
    open('on', '').write('Call. Then write.');
    return true;
  });

  expect(open('on', 'Call.')).toMatchObject({ text: 'Call. Then write.', other: undefined });
});

test('a note that is emptied is a draft too', () => {
  open('empty', 'Call.').write('');

  expect(open('empty', 'Call.').text).toBe('');
});
