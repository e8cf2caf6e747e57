/** Gives an element the focus, in the middle of the screen: clear of the toasts below and of what is fixed above. */
export function bringIntoView(element: HTMLElement | null | undefined): void {
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}
