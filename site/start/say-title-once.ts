/**
 * Gatsby reads out the heading of a page that was gone to, and with it the lines it is drawn in, which are hidden from
 * readers: "ReleasesReleasesReleases". The words are put right as it writes them. It reads back its own, and who goes to
 * a place on the page that is there already, as by the skip link, has nowhere been navigated to: both stay silent.
 */
export function sayTitleOnce(): void {
  const announcer = document.getElementById('gatsby-announcer');
  let given = '';
  let page = location.pathname;
  if (!announcer) return;
  Object.defineProperty(announcer, 'innerText', {
    get: () => given,
    set(words: string) {
      if (location.pathname === page) return;
      page = location.pathname;
      given = words;
      announcer.textContent = withoutDrawnLines(words);
    },
  });
  // it takes the focus with every page; without a role its name would be all the words in it
  document.getElementById('gatsby-focus-wrapper')?.setAttribute('role', 'group');
}

function withoutDrawnLines(words: string): string {
  const heading = document.querySelector('h1');
  const title = heading?.cloneNode(true);
  if (!heading || !(title instanceof Element)) return words;
  for (const drawn of title.querySelectorAll('[aria-hidden]')) drawn.remove();
  return words.replace(heading.textContent, () => title.textContent);
}
