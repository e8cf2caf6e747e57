/**
 * What a browser shows as if nothing were wrong, and a reader of the markup is misled by: blocks within a
 * run of text, lists of nothing, tabs that open what is no panel. For `page.evaluate`: it closes over nothing.
 */
export function oddMarkup(): string[] {
  const found = (what: string, elements: Iterable<Element>) =>
    Array.from(elements, (element) => `${what}: ${element.outerHTML.slice(0, 120)}`);
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  const blocks = all(':is(span, button, label) :is(h1, h2, h3, h4, p, div, ul, ol, dl, section)');
  const lists = all(':is(ul, ol, dl):empty').filter((list) => list.checkVisibility());
  const tabs = all('[role="tab"]').filter((tab) => {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    return panel?.getAttribute('role') !== 'tabpanel';
  });
  return [
    ...found('a block in a run of text', blocks),
    ...found('a list of nothing', lists),
    ...found('a tab without a panel', tabs),
  ];
}
