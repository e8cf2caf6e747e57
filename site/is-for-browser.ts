/** Whether a click asks for another tab or window, or to save what a link leads to: then it is the browser's own. */
export function isForBrowser(
  event: Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
