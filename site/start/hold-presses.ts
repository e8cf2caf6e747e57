/** How long a link waits for React before it leads where it leads without. */
const PATIENCE_MS = 8000;

/** A control that is nothing without React, and which it is of those alike: React may put another there. */
interface Place {
  control: Element;
  at: number;
}

/** The control around what was pressed or focused that is nothing without React, or without popovers. */
export function needing(target: EventTarget | null): Element | null {
  return target instanceof Element
    ? target.closest(
        'popover' in document.body ? '[data-needs-script]' : '[data-needs-script],[popovertarget]',
      )
    : null;
}

/**
 * Holds a press on such a link or button until React listens, and gives it again then; so it is with the
 * focus. A link that waits in vain leads where it leads without script.
 * @param start brings React
 * @returns says that React will not come
 */
export function holdPresses(start: () => void): () => void {
  let held: Place | null = null;
  let focused: Place | null = null;

  function giveUp() {
    if (held?.control instanceof HTMLAnchorElement) location.assign(held.control.href);
    held = null;
  }

  function hold(event: MouseEvent) {
    const control = needing(event.target)?.closest('a,button');
    // isForBrowser but for Alt, in less: every page carries this script
    if (!control || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    held = placed(control);
    control.setAttribute('aria-busy', 'true');
    start();
    setTimeout(giveUp, PATIENCE_MS);
  }

  function followFocus({ target }: Event) {
    const control = needing(target);
    focused = control && placed(control);
  }

  function giveAgain() {
    removeEventListener('click', hold, true);
    removeEventListener('focusin', followFocus);
    if (focused && document.activeElement === document.body)
      renewed(focused)?.focus({ preventScroll: true });
    const press = held && renewed(held);
    held = null;
    press?.removeAttribute('aria-busy');
    press?.click();
  }

  addEventListener('click', hold, true);
  addEventListener('focusin', followFocus);
  addEventListener('live', giveAgain);
  return giveUp;
}

function alike(control: Element): NodeListOf<HTMLElement> {
  const need = control.getAttribute('data-needs-script');
  return document.querySelectorAll(`[data-needs-script="${need}"]`);
}

function placed(control: Element): Place {
  return { control, at: [...alike(control)].indexOf(control as HTMLElement) };
}

/** The control itself, or the one that React has put in its place. */
function renewed({ control, at }: Place): HTMLElement | undefined {
  return control.isConnected ? (control as HTMLElement) : alike(control)[at];
}
