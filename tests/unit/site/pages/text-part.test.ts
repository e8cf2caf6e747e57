import type { Site } from '../../../../content/schema/site';
import { numbered } from '../../../../site/pages/parts/numbered';
import { textPart } from '../../../../site/pages/parts/text-part';

const NOTHING = {
  list: [],
  table: null,
  action: null,
  link: null,
  status: null,
  confirm: false,
};
// only its outside links are looked at
const site = { links: {}, social: {}, emails: {} } as unknown as Site;

test.each([
  ['2. What you may do', '2', 'What you may do'],
  ['12. Far', '12', 'Far'],
  ['Changes', null, 'Changes'],
  ['3 steps', null, '3 steps'],
])('“%s” has the number %s', (heading, number, title) =>
  expect(numbered(heading)).toEqual({ number, title }),
);

test('text and list become one piece of HTML, the number goes off the title', () => {
  const part = textPart(
    { ...NOTHING, id: 'use', heading: '2. Use', body: 'One.\n\nTwo.', list: ['**a**', 'b'] },
    site,
  );

  expect(part.title).toBe('Use');
  expect(part.html.replaceAll('\n', '')).toBe(
    '<p>One.</p><p>Two.</p><ul><li><strong>a</strong></li><li>b</li></ul>',
  );
});

test('a table keeps its columns and reads markup in its cells', () => {
  const table = { columns: ['What', 'Why'], rows: [['*Views*', 'a < b']] };
  const part = textPart({ ...NOTHING, id: 'kept', heading: 'Kept', body: null, table }, site);

  expect(part.table).toEqual({ columns: ['What', 'Why'], rows: [['<em>Views</em>', 'a &lt; b']] });
  expect(part.html).toBe('');
});

test('a control and a link both lead somewhere', () => {
  const action = { label: 'Write', href: '/contact' };
  const link = { label: 'More', href: '/ai' };
  const part = textPart({ ...NOTHING, id: 'x', heading: 'X', body: 'x', action, link }, site);

  expect(part.links).toEqual([action, link]);
});
