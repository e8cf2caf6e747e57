import { offlineWorker } from '../../../../site/build/scripts/offline-worker';
import { kindOf } from '../../../../site/offline/kinds';

const ORIGIN = 'https://site.test';
const TEXTS = {
  offline: 'You are offline.',
  slow: 'It is slow.',
  again: 'Again',
  away: 'Nobody answers.',
  waiting: { one: '{n} form waits.', other: '{n} forms wait.' },
  sent: { title: 'Sent', text: 'It has gone.' },
};
const kind = (path: string, isPage = false, more: { method?: string; hasRange?: boolean } = {}) =>
  kindOf({ method: 'GET', hasRange: false, ...more, url: ORIGIN + path }, isPage, ORIGIN);

test.each([
  '/api/contact',
  '/admin',
  '/auth',
  '/admin/inbox',
  '/newsletter/preferences',
  '/contact/result',
  '/metrics',
  '/feeds/all.ics',
  '/embed/rocka.html',
  '/.well-known/security.txt',
])('%s is never kept', (path) => {
  expect(kind(path, true)).toBe('none');
  expect(kind(path)).toBe('none');
});

test.each(['/search?q=rocka', '/contact?type=job'])('%s is asked, and never kept', (path) => {
  expect(kind(path, true)).toBe('question');
  expect(kind(path)).toBe('none');
});

test.each([
  ['/', 'page'],
  ['/artists/rocka', 'page'],
  ['/administration', 'page'],
])('%s is kept once it was opened', (path, expected) => {
  expect(kind(path, true)).toBe(expected);
});

test.each([
  ['/static/abc/rocka.avif', 'lasting'],
  ['/app-0123456789abcdef0123.js', 'none'],
  ['/page-data/artists/rocka/page-data.json', 'none'],
  ['/page-data/admin/page-data.json', 'none'],
  ['/page-data/newsletter/preferences/page-data.json', 'none'],
  ['/sw.js', 'none'],
  ['/previews/rocka.mp3', 'none'],
])('%s is treated as %s', (path, expected) => {
  expect(kind(path)).toBe(expected);
});

test('a picture that is opened by itself stays a picture', () => {
  expect(kind('/static/abc/rocka.avif', true)).toBe('lasting');
});

test('what is sent, what is asked for in parts and what lies elsewhere is left alone', () => {
  expect(kind('/', true, { method: 'POST' })).toBe('none');
  expect(kind('/api/auth/login', true, { method: 'POST' })).toBe('none');
  expect(kind('/api/contact', false, { method: 'POST' })).toBe('none');
  expect(kind('/static/abc/rocka.mp3', false, { hasRange: true })).toBe('none');
  const elsewhere = { method: 'GET', hasRange: false, url: 'https://other.test/' };
  expect(kindOf(elsewhere, true, ORIGIN)).toBe('none');
});

test('the worker carries the version of its build, and stays small', async () => {
  const script = await offlineWorker({
    version: '0123abc',
    service: 'https://service.test',
    lateMs: 1,
    texts: TEXTS,
  });

  expect(script).toContain('0123abc');
  expect(script).toContain('https://service.test');
  expect(script).not.toMatch(/WORKER_BUILD|process\.env/);
  expect(Buffer.byteLength(script)).toBeLessThan(9_000);
});

test.each(['/api/contact', '/api/subscriptions'])('the plain form for %s may wait', (path) => {
  expect(kind(path, true, { method: 'POST' })).toBe('form');
});
