const MOVES = ['pointerdown', 'keydown', 'scroll', 'beforeprint'] as const;
type Sized = HTMLImageElement | HTMLSourceElement;

const HELD = ['srcset', 'src'] as const;

/**
 * Runs in the head: pictures that are not in sight wait until the first screen is painted with its own,
 * which on a slow line they would hold up: browsers ask for them from screens away. Coming into sight or
 * a move of the visitor ends the wait. So does the layout of what stands far below (`data-late`), unless
 * the address names a place there, or the browser goes back to one that the page must be long enough for:
 * after the first screen one part follows the other, since all together would keep a touch waiting. Parts
 * with a form (`data-below`) are not even rendered until then or until they are in sight: browsers that
 * fill in forms have them laid out when the page is read, skipped or not.
 *
 * While pages are to be light, pictures wait for that move, their place held by their colour, and then
 * take the smallest file, by a `sizes` of one pixel. Pictures of the first screen are never held.
 */
export function latePictures(): void {
  const root = document.documentElement;
  const isLight = () => root.dataset.weight === 'light';
  let isWaiting = true;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && visit?.type === 'navigate') root.dataset.late = '';

  function hold(image: HTMLImageElement) {
    if (image.loading !== 'lazy') return;
    const { children } = pictureOf(image);
    if (isLight() && !image.complete) for (const part of children) shrink(part as Sized);
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
    for (const part of document.querySelectorAll<HTMLElement>('section+*,[data-below]')) {
      part.dataset.laid = '';
      isLight() || release(part);
      await nextFrame();
    }
    isLight() ? delete root.dataset.late : show();
  }

  const sight = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) if (isIntersecting) bring(target as HTMLElement);
  });

  // Pictures a frame later: a closed strip's face does not hold up the open one's.
  async function bring(part: HTMLElement) {
    part.dataset.laid = '';
    await nextFrame();
    if (isLight() || !(part instanceof Image)) return;
    part.loading = 'eager'; // so it is not held again
    release(pictureOf(part));
  }

  // An image is the last part of its picture: whether the others may load is known when it comes.
  const watcher = new MutationObserver((changes) => {
    for (const { attributeName, target } of changes)
      if (attributeName && isLight()) shrink(target as Sized);
    for (const image of document.images) hold(image);
    for (const part of document.querySelectorAll('[data-below],.selvedge')) sight.observe(part);
  });

  function follow() {
    watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['sizes'] });
    if (isLight()) return;
    for (const part of document.querySelectorAll<Sized>('[data-sizes]'))
      part.sizes = part.dataset.sizes as string;
  }

  for (const use of MOVES) addEventListener(use, show, { capture: true, once: true });
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

function shrink(part: Sized): void {
  const { sizes } = part;
  if (!sizes || sizes === '1px' || pictureOf(part).querySelector('[loading=eager]')) return;
  part.dataset.sizes = sizes;
  part.sizes = '1px';
}

function move(part: Element, from: string, to: string): void {
  for (const name of HELD) {
    const value = part.getAttribute(from + name);
    if (value === null) continue;
    part.setAttribute(to + name, value);
    part.removeAttribute(from + name);
  }
}
