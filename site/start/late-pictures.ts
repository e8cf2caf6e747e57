const MOVES = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;
const HELD = ['srcset', 'src'] as const;

/**
 * Runs in the head: pictures that are not in sight wait until the first screen is painted with its own,
 * which on a slow line they would hold up: browsers ask for them from screens away. Coming into sight or
 * a move of the visitor ends the wait. So does the layout of what stands far below (`data-late`), unless
 * the address names a place there: after the first screen one part follows the other, since all together
 * would keep a touch waiting.
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
    const { children } = pictureOf(image);
    if (isLight() && !image.complete) for (const part of children) shrink(part);
    if (!isWaiting) return;
    for (const part of children) move(part, '', 'data-');
    sight.observe(image);
  }

  function stopHolding() {
    isWaiting = false;
    sight.disconnect();
    isLight() || watcher.disconnect();
  }

  function show() {
    delete root.dataset.late;
    stopHolding();
    release(document);
  }

  async function layOut() {
    isLight() || stopHolding();
    for (const part of document.querySelectorAll<HTMLElement>('section+*,footer')) {
      part.style.contentVisibility = 'visible';
      isLight() || release(part);
      await nextFrame();
    }
    delete root.dataset.late;
    isLight() || show();
  }

  // A frame later: a closed strip's face does not hold up the open one's.
  const sight = new IntersectionObserver(async (seen) => {
    await nextFrame();
    for (const { isIntersecting, target } of seen)
      if (isIntersecting && !isLight()) {
        (target as HTMLImageElement).loading = 'eager'; // so it is not held again
        release(pictureOf(target));
      }
  });

  // An image is the last part of its picture: whether the others may load is known when it comes.
  const watcher = new MutationObserver((changes) => {
    for (const { attributeName, target } of changes)
      if (attributeName && isLight()) shrink(target as Element); // only elements have them
    for (const image of document.images) hold(image);
  });

  function follow() {
    watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['sizes'] });
    if (isLight()) return;
    for (const part of document.querySelectorAll('[data-sizes]'))
      part.setAttribute('sizes', part.getAttribute('data-sizes') || '');
  }

  for (const use of MOVES)
    addEventListener(use, show, { capture: true, passive: true, once: true });
  addEventListener('load', () => nextFrame().then(layOut));
  addEventListener('weightchange', follow);
  follow();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Lets every picture within load that still waits. */
function release(within: ParentNode): void {
  for (const part of within.querySelectorAll('[data-srcset],[data-src]')) move(part, 'data-', '');
}

/** Every lazy image stands in one. */
function pictureOf(part: Element): ParentNode {
  return part.parentNode as ParentNode;
}

function shrink(part: Element): void {
  const sizes = part.getAttribute('sizes');
  if (!sizes || sizes === '1px' || pictureOf(part).querySelector('[loading=eager]')) return;
  part.setAttribute('data-sizes', sizes);
  part.setAttribute('sizes', '1px');
}

function move(part: Element, from: string, to: string): void {
  for (const name of HELD) {
    const value = part.getAttribute(from + name);
    if (value === null) continue;
    part.setAttribute(to + name, value);
    part.removeAttribute(from + name);
  }
}
