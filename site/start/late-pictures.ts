const MOVES = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;
const HELD = ['srcset', 'src'] as const;

/**
 * Runs in the head: pictures that are not in sight wait until the first screen is painted with its own,
 * which on a slow line they would hold up: browsers ask for them from screens away. Coming into sight or
 * a move of the visitor ends the wait. So does the layout of what stands far below (`data-late`), unless
 * the address names a place there.
 *
 * While pages are to be light, pictures wait for that move, their place held by their colour, and then
 * take the smallest file, by a `sizes` of one pixel. Pictures of the first screen are never held.
 */
export function latePictures(): void {
  const root = document.documentElement;
  const isLight = () => root.dataset.weight === 'light';
  let isWaiting = true;
  if (!location.hash) root.dataset.late = '';

  function hold(image: HTMLImageElement) {
    if (image.loading !== 'lazy') return;
    if (isLight()) for (const part of partsOf(image)) shrink(part);
    if (!isWaiting) return;
    for (const part of partsOf(image)) move(part, '', 'data-');
    sight.observe(image);
  }

  function show() {
    delete root.dataset.late;
    if (!isWaiting) return;
    isWaiting = false;
    sight.disconnect();
    if (!isLight()) watcher.disconnect();
    for (const part of document.querySelectorAll('[data-srcset],[data-src]'))
      move(part, 'data-', '');
  }

  const sight = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen)
      if (isIntersecting && !isLight()) for (const part of partsOf(target)) move(part, 'data-', '');
  });

  // An image is the last part of its picture: whether the others may load is known when it comes.
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes, type, target } of changes) {
      if (type === 'attributes') shrink(target as Element); // only elements have them
      for (const node of addedNodes) {
        if (node instanceof HTMLImageElement) hold(node);
        else if (node instanceof Element) for (const one of node.querySelectorAll('img')) hold(one);
      }
    }
  });

  function follow() {
    watcher.disconnect();
    const every = { childList: true, subtree: true };
    if (isLight()) return watcher.observe(root, { ...every, attributeFilter: ['sizes'] });
    if (isWaiting) watcher.observe(root, every);
    for (const part of document.querySelectorAll('[data-sizes]'))
      part.setAttribute('sizes', part.getAttribute('data-sizes') || '');
  }

  for (const use of MOVES)
    addEventListener(use, show, { capture: true, passive: true, once: true });
  addEventListener('load', () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        delete root.dataset.late;
        isLight() || show();
      }),
    ),
  );
  addEventListener('weightchange', follow);
  follow();
}

/** The image and what stands beside it in its picture. */
function partsOf(image: Element): Iterable<Element> {
  return image.closest('picture')?.children ?? [image];
}

function shrink(part: Element): void {
  const sizes = part.getAttribute('sizes');
  if (!sizes || sizes === '1px' || isEager(part)) return;
  part.setAttribute('data-sizes', sizes);
  part.setAttribute('sizes', '1px');
}

function isEager(part: Element): boolean {
  return (part.closest('picture') ?? part).querySelector('[loading="eager"]') !== null;
}

function move(part: Element, from: string, to: string): void {
  for (const name of HELD) {
    const value = part.getAttribute(from + name);
    if (value === null) continue;
    part.setAttribute(to + name, value);
    part.removeAttribute(from + name);
  }
}
