/**
 * Gatsby reads out the heading of a page that was gone to, and with it the lines it is drawn in, which are hidden from
 * readers: "FAQFAQFAQ". Before the frame is out, the words are put right. Only after a first page is anything said.
 */
export function sayTitleOnce(): void {
  requestAnimationFrame(() => {
    const said = document.getElementById('gatsby-announcer');
    const heading = document.querySelector('h1');
    const title = heading?.cloneNode(true);
    if (!said?.textContent || !heading || !(title instanceof Element)) return;
    for (const drawn of title.querySelectorAll('[aria-hidden]')) drawn.remove();
    said.textContent = said.textContent.replace(heading.textContent, () => title.textContent);
  });
}
