/**
 * Whether the browser has opened an element as a popover by itself, as it does before script runs. One that knows no
 * popovers has not, and would throw at the question.
 */
export function isPopoverOpen(element: HTMLElement | null): boolean {
  return element !== null && 'popover' in element && element.matches(':popover-open');
}
