/** A short notice in the corner. */
export interface Notice {
  kind: 'success' | 'error';
  title: string;
  description?: string | undefined;
}

type Show = (notice: Notice) => void;

let show: Show | undefined;
let wake: (() => void) | undefined;
const waiting: Notice[] = [];

/** Shows a toast and has it read out: politely, or at once for an error. Waits for the toasts to be loaded. */
export function announce(kind: Notice['kind'], title: string, description?: string): void {
  const notice = { kind, title, description };
  if (show) {
    show(notice);
  } else {
    waiting.push(notice);
    wake?.();
  }
}

/** Has the toasts loaded now, since one may be needed in a moment. */
export function prepareToasts(): void {
  wake?.();
}

/** Says what to do when toasts are first needed. Returns the way to take it back. */
export function onFirstNeed(load: () => void): () => void {
  wake = load;
  return () => {
    wake = undefined;
  };
}

/** Takes over the showing, and what has waited for it. Returns the way to give it back. */
export function takeOver(by: Show): () => void {
  show = by;
  for (const notice of waiting.splice(0)) by(notice);
  return () => {
    show = undefined;
  };
}
