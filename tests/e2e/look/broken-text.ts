/**
 * Words that a column too narrow for them breaks in two, and texts that lie over each other. For
 * `page.evaluate`, at letters of the usual size: it closes over nothing.
 */
export async function brokenText(): Promise<string[]> {
  await document.fonts.ready;
  // what stays while the rest scrolls lies over something by design; what is clipped is for readers only
  const isApart = (home: Element) => {
    for (let box: Element | null = home; box; box = box.parentElement) {
      const { position, clipPath } = getComputedStyle(box);
      if (/sticky|fixed/.test(position) || clipPath === 'inset(50%)') return true;
    }
    return false;
  };

  const broken: string[] = [];
  const lines: { text: string; home: Element; box: DOMRect }[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const home = node.parentElement;
    const text = node.textContent ?? '';
    if (
      !home?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      home.closest('[aria-hidden="true"], dialog, script, style, pre')
    )
      continue;
    if (!text.trim() || isApart(home)) continue;
    const range = document.createRange();
    for (const { 0: word, index } of text.matchAll(/\p{L}{2,16}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(`${word}, in two`);
    }
    range.selectNodeContents(node);
    const seen = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    // what does not fit is cut off there, and lies over nothing
    const end =
      getComputedStyle(home).overflowX === 'hidden' ? home.getBoundingClientRect().right : Infinity;
    const cut = ({ left, top, right, height }: DOMRect) =>
      new DOMRect(left, top, Math.min(right, end) - left, height);
    lines.push(...seen.map((box) => ({ text: text.trim().slice(0, 30), home, box: cut(box) })));
  }

  lines.sort((one, other) => one.box.top - other.box.top);
  lines.forEach((one, at) => {
    // letters are lower than their line, and lines of one text may be set close
    const rise = (box: DOMRect) => ({
      from: box.top + box.height * 0.2,
      to: box.bottom - box.height * 0.2,
    });
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || rise(other.box).from >= rise(one.box).to) break;
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down =
        Math.min(rise(one.box).to, rise(other.box).to) -
        Math.max(rise(one.box).from, rise(other.box).from);
      if (one.home !== other.home && across > 3 && down > 3)
        broken.push(`${one.text} over ${other.text}`);
    }
  });
  return [...new Set(broken)];
}
