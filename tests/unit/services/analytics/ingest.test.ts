import { countedPath } from '../../../../services/analytics/counted-path';
import { cut } from '../../../../services/analytics/cut';
import { isCrawler } from '../../../../services/analytics/is-crawler';
import { outsideReferrer } from '../../../../services/analytics/outside-referrer';
import { BROWSER } from '../../../support/factories';

const TOKEN = 'dGhpc0lzQVRva2VuT2YzMkxldHRlcnNf';
const isPage = (path: string) => ['/', '/artists/rocka', '/café'].includes(path);

test.each([
  ['/', '/'],
  ['/?utm_source=a', '/?utm_source=a'],
  ['/artists/rocka/', '/artists/rocka'],
  ['/artists/rocka?ref=x&utm_medium=y&q=z', '/artists/rocka?ref=x&utm_medium=y'],
  ['/artists/rocka#utm_source=a', '/artists/rocka'],
  ['/artists/rocka?a#?utm_source=b', '/artists/rocka'],
  ['/?utm_source=a%20b&UTM_SOURCE=c&utm_=d&utmx=e', '/?utm_source=a+b'],
  ['/?utm_source', '/?utm_source='],
  [
    '/?utm_term=ada%2Bfan@mail.example&utm_source=letter&ref=ada%40mail.example',
    '/?utm_source=letter',
  ],
  ['/?utm_content=ada%2540mail.example&utm_id=Ada+<ada@mail.example>', '/'],
  ['/?utm_source=@rocka.music', '/?utm_source=%40rocka.music'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['//', '/'],
  ['//artists/rocka', '(unknown)'],
  ['/artists/', '/artists'],
  ['/old-story?utm_source=a&q=z', '/old-story?utm_source=a'],
  ['/old-st%6Fry', '/old-story'],
  ['/what%3F%23', '/what%3F'],
  ['/artists/rocka&ref=a', '/artists/rocka&'],
  [`/newsletter/confirm%3Ftoken%3D${TOKEN}`, '/newsletter/confirm%3F'],
  [`/newsletter/confirm%253Fname%253Dada`, '(unknown)'],
  [`/newsletter/confirm/${TOKEN}`, '(unknown)'],
  [`/newsletter/confirm=3Ftoken=3D${TOKEN}`, '(unknown)'],
  ['/from/0f2b6c1e-7a53-4d8e-9b21-3c4d5e6f7a8b', '/from/0f2b6c1e-7a53-4d8e-9b21-3c4d5e6f7a8b'],
  ['/posts/1700000000123', '/posts/1700000000123'],
  ['/tel:+264%2081%20123%204567', '(unknown)'],
  ['/2026/11/27/top-10-songs-of-the-year-2026', '/2026/11/27/top-10-songs-of-the-year-2026'],
  ['/Files/My-Longest-Story-Of-2026.html', '/Files/My-Longest-Story-Of-2026.html'],
  ['/from/ada@mail.example', '(unknown)'],
  ['/from/ada%2540mail.example', '(unknown)'],
  ['/from/ada%25252540mail%25252Eexample', '(unknown)'],
  ['/?ref=ada%252540mail%2Eexample', '/'],
  ['/\\evil.example', '/%5Cevil.example'],
  ['/%61rtists/r%6Fcka?ref=x', '/artists/rocka?ref=x'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/%E0%A4%A', '(unknown)'],
  ['/../etc/passwd', '/../etc/passwd'],
  ['/%2Fevil.example', '(unknown)'],
])('%s counts as %s', (given, path) => {
  expect(countedPath(given, isPage)).toBe(path);
});

test('without a list of pages every path counts, up to a length', () => {
  expect(countedPath('/anything/?token=1', undefined)).toBe('/anything');
  expect(countedPath(`/${'x'.repeat(9_000)}`, undefined)).toHaveLength(512);
  expect(countedPath(`/?utm_source=${'x'.repeat(9_000)}`, undefined)).toHaveLength(113);
  expect(countedPath(`/?ref=a&${'utm_b=c&'.repeat(9_000)}utm_d=e`, undefined)).not.toContain(
    'utm_d',
  );
  expect(countedPath(`/?${'b=c&'.repeat(9_000)}ref=a`, undefined)).toBe('/');
});

test.each([
  ['https://a.test/b?q=private#c', 'https://a.test/'],
  ['http://user:pass@a.test:81/', 'http://a.test:81/'],
  ['android-app://com.google.android.gm/', 'android-app://com.google.android.gm/'],
  ['https://own.test/artists', null],
  ['javascript:alert(1)', null],
  ['javascript://a.test/%0aalert(1)', null],
  ['ftp://a.test/', null],
  ['data:text/html,x', null],
  ['not an address', null],
  [`https://${'x'.repeat(600)}.test/`, null],
  ['', null],
  [null, null],
  [undefined, null],
])('the referrer %s is kept as %s', (given, kept) => {
  expect(outsideReferrer(given, new Set(['own.test']))).toBe(kept);
});

test.each([
  [BROWSER, false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Safari/605.1.15',
    false,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1', true],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0 Safari/537.36',
    true,
  ],
  ['node', false],
  ['curl/8.5.0', false],
  ['Mozilla/5.0 (acceptance)', false],
  ['Mozilla/5.0 test', false],
  ['test-agent/1.0', false],
  ['test/1', false],
  ['GPTBot/1.2', true],
  ['AhrefsBot', true],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/135.0.0.0 Safari/537.36 Agent-NovaAct/1.0', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0)', true],
  ['WhatsApp/2.23.20', true],
  ['HealthCheck/1.0', true],
  ['', false],
])('%s: crawler %s', (agent, expected) => {
  expect(isCrawler(agent)).toBe(expected);
});

test('text is cut between characters, never inside one', () => {
  expect(cut('a🎵', 3)).toBe('a🎵');
  expect(cut('a🎵', 2)).toBe('a');
  expect(cut('ab', 1)).toBe('a');
});
