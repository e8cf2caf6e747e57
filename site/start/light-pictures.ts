/**
 * Runs in the head: while pages are to be light, pictures wait for the visitor's first move, their
 * place held by their colour, and then take the smallest file, by a `sizes` of one pixel. The picture
 * of the first screen is loaded before a script could help it, and stays.
 */
export function lightPictures(): void {
  const root = document.documentElement;
  const moves = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;
  const held = ['srcset', 'src'] as const;
  let hasMoved = false;

  const isLate = (part: Element) =>
    !(part.closest('picture') ?? part).querySelector('[loading="eager"]') &&
    part.getAttribute('loading') !== 'eager';

  function shrink(part: Element) {
    const sizes = part.getAttribute('sizes');
    if (!isLate(part)) return;
    if (sizes && sizes !== '1px') {
      part.setAttribute('data-sizes', sizes);
      part.setAttribute('sizes', '1px');
    }
    if (!hasMoved) move(part, '', 'data-');
  }

  function move(part: Element, from: string, to: string) {
    for (const name of held) {
      const value = part.getAttribute(from + name);
      if (value === null) continue;
      part.setAttribute(to + name, value);
      part.removeAttribute(from + name);
    }
  }

  function show() {
    if (hasMoved) return;
    hasMoved = true;
    for (const part of document.querySelectorAll('[data-srcset],[data-src]'))
      move(part, 'data-', '');
  }

  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes, type, target } of changes) {
      if (type === 'attributes') shrink(target as Element); // only elements have them
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches('img,source')) shrink(node);
        for (const part of node.querySelectorAll('img,source')) shrink(part);
      }
    }
  });

  function follow() {
    watcher.disconnect();
    if (root.dataset.weight === 'light')
      return watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['sizes'] });
    show();
    for (const part of document.querySelectorAll('[data-sizes]'))
      part.setAttribute('sizes', part.getAttribute('data-sizes') || '');
  }
  for (const use of moves)
    addEventListener(use, show, { capture: true, passive: true, once: true });
  addEventListener('weightchange', follow);
  follow();
}
