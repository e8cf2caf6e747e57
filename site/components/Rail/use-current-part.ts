import { useEffect, useState } from 'react';

/** The strip of the screen in which a part counts as the one being read: its upper third. */
const READING_STRIP = '-96px 0px -66% 0px';

/** Id of the part of the page that is being read; `undefined` until script has seen one. */
export function useCurrentPart(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');

  useEffect(() => {
    const inStrip = new Set<string>();
    const known = all.split(' ');
    const watcher = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          if (isIntersecting) inStrip.add(target.id);
          else inStrip.delete(target.id);
        const first = known.find((id) => inStrip.has(id));
        if (first || isBefore(known[0])) setCurrent(first);
      },
      { rootMargin: READING_STRIP },
    );
    for (const id of known) {
      const part = document.getElementById(id);
      if (part) watcher.observe(part);
    }
    return () => watcher.disconnect();
  }, [all]);

  return current;
}

/** Whether the page is still above its first part. */
function isBefore(id: string | undefined): boolean {
  const part = id && document.getElementById(id);
  return part ? part.getBoundingClientRect().top > 0 : false;
}
