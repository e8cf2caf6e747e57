/**
 * Texts that somebody should read and that a box or the screen cuts off, by more than a hair. For
 * `page.evaluate`: it closes over nothing.
 */
export async function cutText(): Promise<string[]> {
  // what follows its box does so a frame late
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);

  const cut: string[] = [];
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (over > 0) cut.push(`scrolls ${over} px sideways`);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const home = node.parentElement;
    if (
      !home ||
      !node.textContent?.trim() ||
      home.closest('[aria-hidden="true"], dialog, script, style')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width < 2 || !home.checkVisibility({ visibilityProperty: true })) continue;
    const hair = 4;
    const line = 0.35 * Number.parseFloat(getComputedStyle(home).fontSize); // letters are lower than their line
    for (let box: Element | null = home; box; box = box.parentElement) {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } =
        getComputedStyle(box);
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break; // an excerpt, and it says so
      if (/auto|scroll/.test(overflowX + overflowY)) break; // reached by scrolling
      const edge = box.getBoundingClientRect();
      if (edge.width < 2 || (position === 'absolute' && edge.height < 2)) break; // for readers only
      const isCut =
        (overflowX !== 'visible' && (left < edge.left - hair || right > edge.right + hair)) ||
        (overflowY !== 'visible' && (top < edge.top - line || bottom > edge.bottom + line));
      if (isCut) {
        cut.push(node.textContent.trim().slice(0, 60));
        break;
      }
    }
  }
  return cut;
}
