import { keyOfUuid } from '../../../../services/analytics/view-key';
import { agentClass, agentWords } from '../../../../services/analytics/words/agent';
import { placeWords } from '../../../../services/analytics/words/place';
import { referrerWords } from '../../../../services/analytics/words/referrer';
import { BROWSER } from '../../../support/factories';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

test.each([
  [BROWSER, 'Chrome on Android (mobile)'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${SAFARI}`, 'Safari on iOS (mobile)'],
  [`Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) ${SAFARI}`, 'Safari on iPadOS (tablet)'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Edge on Windows (desktop)',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Safari/605.1.15',
    'Safari on macOS (desktop)',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Firefox on Linux (desktop)',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Safari/537.36',
    'Samsung Internet on Android (tablet)',
  ],
  ['made-up/1.0', 'Other on Other (other)'],
])('%s is %s', (agent, words) => {
  expect(agentClass(agent)).toBe(words);
  expect(agentWords(words)).toEqual(agentWords(agent));
});

test('an agent that is written like a class, with names of its own, says no more than any other', () => {
  const forged = 'Evil7 on Nowhere (mobile)';
  expect(agentClass(forged)).toBe('Other on Other (other)');
  expect(agentWords(forged)).toEqual({ device: 'other', browser: 'Other', system: 'Other' });
});

test.each([
  [null, '(direct)', '(direct)'],
  ['https://www.google.com.na/', 'www.google.com.na', 'Google'],
  ['https://mail.google.com/', 'mail.google.com', 'Gmail'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm', 'Gmail'],
  ['https://t.co/', 't.co', 'X'],
  ['https://not-t.co/', 'not-t.co', 'not-t.co'],
  ['http://blog.test:8080/', 'blog.test:8080', 'blog.test:8080'],
])('the referrer %s is %s of %s', (given, referrer, source) => {
  expect(referrerWords(given)).toEqual({ referrer, source });
});

test.each([
  ['/', '/', '(none)', undefined],
  ['/listen/africa/rocka?ref=news', '/listen/africa/rocka', 'africa', 'news'],
  ['/global?utm_source=ig&utm_campaign=june', '/global', 'global', 'ig / june'],
  ['/africana?utm_medium=mail', '/africana', '(none)', 'mail'],
  ['/listen?utm_source=%00&utm_medium=a%00b', '/listen', '(none)', 'a b'],
])('%s is the page %s of the hub %s in the campaign %s', (place, page, hub, campaign) => {
  expect(placeWords(place)).toEqual({ page, hub, campaign });
});

test('every part of a view’s id changes its key, and its case does not', () => {
  const id = '01234567-89ab-4def-8123-456789abcdef';
  const keys = [...id].flatMap((digit, n) =>
    digit === '-'
      ? []
      : [keyOfUuid(`${id.slice(0, n)}${digit === '0' ? '1' : '0'}${id.slice(n + 1)}`)],
  );

  expect(new Set([...keys, keyOfUuid(id)]).size).toBe(33);
  expect(keyOfUuid(id.toUpperCase())).toBe(keyOfUuid(id));
  expect(keyOfUuid(id)).toMatch(/^[0-9a-f]{20}$/);
});
