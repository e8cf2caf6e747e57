import type { MouseEvent, PointerEvent } from 'react';
import { onScrim } from '../../../site/on-scrim';

const dialog = new EventTarget();
const field = new EventTarget();

/** Whether a press that began and ended there counts as one on the scrim. */
function counts(began: EventTarget, ended: EventTarget): boolean {
  let hasActed = false;
  const { onPointerDown, onClick } = onScrim(() => {
    hasActed = true;
  });
  onPointerDown({ target: began } as unknown as PointerEvent);
  onClick({ target: ended, currentTarget: dialog } as unknown as MouseEvent);
  return hasActed;
}

test('a press counts as one on the scrim where it began there too', () => {
  expect(counts(dialog, dialog)).toBe(true);
  expect(counts(field, field)).toBe(false);
  // a selection drawn from the field past the edge: the click comes to what holds both
  expect(counts(field, dialog)).toBe(false);
});
