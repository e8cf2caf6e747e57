import type { MouseEvent, PointerEvent } from 'react';

/** Where the last press on a dialog began. */
let pressed: EventTarget | null = null;

/**
 * Handlers of a dialog that act on a press beside its box, which the dialog itself receives. One that began inside,
 * such as a selection drawn past the edge, is none: its click too comes to the dialog.
 */
export function onScrim(act: (event: MouseEvent) => void) {
  return {
    onPointerDown({ target }: PointerEvent) {
      pressed = target;
    },
    onClick(event: MouseEvent) {
      const { target, currentTarget } = event;
      if (target === currentTarget && pressed === target) act(event);
    },
  };
}
