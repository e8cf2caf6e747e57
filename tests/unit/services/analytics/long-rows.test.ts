import { countedPath } from '../../../../services/analytics/counted-path';
import { redact } from '../../../../services/assistant/redact';
import { isDeeperThan } from '../../../../services/http/request/json-depth';
import { renderMail } from '../../../../services/outbox/render-mail';
import { locate } from '../../../../services/pages/locate';
import { loadConfig } from '../../../../services/settings/config';
import { TEXTS } from '../../../support/app/texts';
import { ends } from '../../../support/ends';
import fc from '../../../support/fuzz/fast-check';

/** So long that whoever looks at each place of it from each place of it does not end. */
const LONG = 1_000_000;
const SLASHES = '/'.repeat(LONG);

test('a path of nothing but slashes is read once', () => {
  const site = {
    files: new Map(),
    pages: new Set(['/', '/a']),
    moved: new Map(),
    notFound: undefined,
  };

  expect(ends(() => locate(site, `${SLASHES}b`))).toEqual({ kind: 'missing' });
  expect(locate(site, `/a${SLASHES}`)).toEqual({ kind: 'moved', to: '/a' });
  expect(ends(() => countedPath(`${SLASHES}b`, () => false))).toBe('(unknown)');
  expect(countedPath(`/a${SLASHES}`, undefined)).toBe('/a');
});

test('a row of blanks in a mail is read once', () => {
  const values = { name: 'Ada', reference: 'AA-222222', reply: 'Yes' };
  const message = `a${' \t'.repeat(LONG)}b \t\nc`;
  const letter = { kind: 'contact-reply', recipient: 'ada@example.org' };
  const office = { texts: TEXTS, config: loadConfig({}, '/no-root'), publicUrl: 'https://a.test' };

  const { text } = ends(() => renderMail(office, { ...letter, values: { ...values, message } }));

  expect(text).toContain(' \tb\nc\n');
});

test('a question of one long row is read once', () => {
  // One sign of the second becomes six letters when it is read.
  for (const row of ['a-', '\u3316']) {
    const question = `${row.repeat(LONG / 20)}!`;
    expect(ends(() => redact(question, () => false))).toBe(question.normalize('NFKC'));
  }
});

test('JSON with a text that never ends is read once', () => {
  const unended = `${'[]'.repeat(40)}"${'\\"'.repeat(LONG)}`;

  expect(ends(() => isDeeperThan(32, unended))).toBe(false);
});

test('depth is that of the brackets outside texts', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(8), (value, max) => {
      expect(isDeeperThan(max, JSON.stringify(value))).toBe(depthOf(value) > max);
    }),
  );
  expect(isDeeperThan(2, '["[[[", "\\"[[[", {"]]": "\\\\"}]')).toBe(false);
  expect(isDeeperThan(2, '["]]]", [["\\\\"]]]')).toBe(true);
});

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
