import { mailTo } from '../../../../site/admin/inbox/pane/mail-to';

test.each([
  ['ada@site.test', 'mailto:ada@site.test'],
  ['a&b?cc=eve@site.test', 'mailto:a%26b%3Fcc%3Deve@site.test'],
  ['"a@b"@site.test', 'mailto:%22a%40b%22@site.test'],
  ['ada@site.test?subject=x', 'mailto:ada@site.test%3Fsubject%3Dx'],
])('%s is written to, and nobody else', (address, link) => {
  expect(mailTo(address)).toBe(link);
});
