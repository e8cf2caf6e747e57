/** A short notice in the corner. */
export interface Notice {
  kind: 'success' | 'error';
  title: string;
  description?: string | undefined;
  /** Whether the page itself says it where it stands: then it is seen here, and not read out a second time. */
  isEcho?: boolean;
}

/** What draws the toasts. */
export interface Stack {
  show(notice: Notice): void;
  hide(notice: Pick<Notice, 'kind' | 'title'>): void;
}

let stack: Stack | undefined;
let wake: (() => void) | undefined;
let waiting: Notice[] = [];

/** Shows a toast and has it read out: politely, or at once for an error. Waits for the toasts to be loaded. */
export function announce(kind: Notice['kind'], title: string, description?: string): void {
  send({ kind, title, description });
}

/** Shows a toast of what the page itself has read out, by an alert or by where the focus goes. */
export function echo(kind: Notice['kind'], title: string, description?: string): void {
  send({ kind, title, description, isEcho: true });
}

function send(notice: Notice): void {
  if (stack) {
    stack.show(notice);
  } else {
    waiting.push(notice);
    wake?.();
  }
}

/** Takes back an error that no longer holds, also before it is shown. */
export function withdraw(title: string): void {
  stack?.hide({ kind: 'error', title });
  waiting = waiting.filter((notice) => notice.kind !== 'error' || notice.title !== title);
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
export function takeOver(by: Stack): () => void {
  stack = by;
  for (const notice of waiting.splice(0)) by.show(notice);
  return () => {
    stack = undefined;
  };
}
