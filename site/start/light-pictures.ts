/**
 * Runs in the head: while pages are to be light, every picture that waits for its turn takes its
 * smallest file, by a `sizes` of one pixel. The layout stays: width and height are the picture's own.
 */
export function lightPictures(): void {
  const root = document.documentElement;
  const shrink = (part: Element) => {
    const { sizes } = part as HTMLImageElement; // as has the source of a picture
    if (!sizes || sizes === '1px' || part.closest('picture')?.querySelector('[loading="eager"]'))
      return;
    part.setAttribute('data-sizes', sizes);
    part.setAttribute('sizes', '1px');
  };
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes, type, target } of changes)
      if (type === 'attributes')
        shrink(target as Element); // only elements have them
      else
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches('img,source')) shrink(node);
          for (const part of node.querySelectorAll('img,source')) shrink(part);
        }
  });

  function follow() {
    watcher.disconnect();
    if (root.dataset.weight === 'light')
      return watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['sizes'] });
    for (const part of document.querySelectorAll('[data-sizes]'))
      part.setAttribute('sizes', part.getAttribute('data-sizes') || '');
  }
  addEventListener('weightchange', follow);
  follow();
}
