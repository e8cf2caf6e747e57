import { securityTxt } from '../../../../../site/build/found/security-txt';

test('it names whom to tell, and ends within a year', () => {
  const now = new Date('2025-06-02T12:00:00.000Z');

  const lines = securityTxt('https://site.test', 'support@site.test', now).split('\n');

  expect(lines).toEqual([
    'Contact: mailto:support@site.test',
    'Expires: 2026-06-01T12:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://site.test/.well-known/security.txt',
    '',
  ]);
});
