/** Gives an element the focus; on phones in the middle of the screen, clear of the toasts below. */
export function bringIntoView(element: HTMLElement | null | undefined): void {
  element?.focus();
  if (matchMedia('(max-width: 900px)').matches) element?.scrollIntoView({ block: 'center' });
}
