/**
 * Marks what weaves itself (`data-woven`) with `data-seen` when it comes into view for
 * the first time. What stands on the first screen is left as it is: nothing already read starts over.
 *
 * @returns stops watching
 */
export function watchWeaving(): () => void {
  const known = new WeakSet<Element>();
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const isFirstLook = !known.has(target);
      known.add(target);
      if (!isIntersecting) continue;
      if (!isFirstLook && target instanceof HTMLElement) target.dataset.seen = '';
      watcher.unobserve(target);
    }
  });
  for (const target of document.querySelectorAll('[data-woven]')) watcher.observe(target);
  return () => watcher.disconnect();
}
