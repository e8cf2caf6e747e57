/**
 * Gatsby reads out the heading of a page that was gone to, and with it the lines it is drawn in, which are hidden from
 * readers: "ReleasesReleasesReleases". The words are put right as it writes them. It reads back its own, so that
 * going to a place on the same page stays silent.
 */
export function sayTitleOnce(): void {
  const announcer = document.getElementById('gatsby-announcer');
  let given = '';
  if (!announcer) return;
  Object.defineProperty(announcer, 'innerText', {
    get: () => given,
    set(words: string) {
      given = words;
      announcer.textContent = withoutDrawnLines(words);
    },
  });
}

function withoutDrawnLines(words: string): string {
  const heading = document.querySelector('h1');
  const title = heading?.cloneNode(true);
  if (!heading || !(title instanceof Element)) return words;
  for (const drawn of title.querySelectorAll('[aria-hidden]')) drawn.remove();
  return words.replace(heading.textContent, () => title.textContent);
}
