import { proseAsHtml, proseAsText } from '../../../../services/outbox/prose-mail';

const TEXT = `It is **open**: [the list](/join/newsletter) and
*more*, says [a paper](https://paper.example/a?b=1&c=2).

- one
- two
  - of two

1. first

2. second

[Open the page](/press)`;

const out = (href: string) => (href.startsWith('/') ? `https://site.test${href}` : href);

test('running text becomes HTML whose links lead out of the mail', () => {
  const html = proseAsHtml(TEXT, out);

  expect(html).toContain(
    '<p>It is <strong>open</strong>: <a href="https://site.test/join/newsletter">the list</a> and',
  );
  expect(html).toContain('<a href="https://paper.example/a?b=1&amp;c=2">a paper</a>');
  expect(html).toContain('<li>one</li>');
});

test('only a paragraph that is one link is a button', () => {
  const buttons = proseAsHtml(TEXT, out).match(/<p><a class="button".*?<\/p>/g);

  expect(buttons).toEqual([
    '<p><a class="button" href="https://site.test/press">Open the page</a></p>',
  ]);
  for (const text of ['[a](/b) [c](/d)', '[a](/b).', 'See [a](/b)', '[**a**](/b)', '- [a](/b)']) {
    expect(proseAsHtml(text, out)).not.toContain('button');
  }
});

test('running text becomes plain text with the addresses of its links', () => {
  expect(proseAsText(TEXT, out)).toBe(
    `It is open: the list <https://site.test/join/newsletter> and more, says a paper <https://paper.example/a?b=1&c=2>.

- one
- two
  - of two

1. first

2. second

Open the page <https://site.test/press>`,
  );
});

test('HTML in a text is text, and no link runs a program', () => {
  const html = proseAsHtml('<script>a</script> [b](javascript:c) ![d](https://e.test/f)', out);

  expect(html).not.toMatch(/<(?!\/?p>)/);
});
