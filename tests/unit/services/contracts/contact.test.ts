import { issueFormToken } from '../../../../services/contact/form-token';
import { firstWords } from '../../../../services/contact/letters';
import { newReference } from '../../../../services/contact/reference';
import { replyDueAt } from '../../../../services/contact/reply-due';
import { weighSpam } from '../../../../services/contact/spam-score';
import { ContactRequest } from '../../../../services/contracts/contact';
import { REFERENCE_PATTERN } from '../../../../services/contracts/limits/contact';
import { aContactRequest } from '../../../support/factories';

test.each([
  [0, []],
  [1, ['few_links']],
  [2, ['few_links']],
  [3, ['some_links']],
  [9, ['some_links']],
  [10, ['many_links']],
])('of %d links the weight is that of one word', (count, words) => {
  const message = `Listen: ${'www.a.example '.repeat(count)}`;
  const request = ContactRequest.parse(aContactRequest({ message }));
  const signing = { secret: 'a secret', now: () => new Date(0) };

  const { reasons } = weighSpam(signing, request, false);
  expect(reasons.filter((reason) => reason !== 'untimed')).toEqual(words);
});

/** How a message is weighed that comes so long after its form was first touched; never touched where nothing is given. */
function weigh(wishes: object, ageMs?: number, isWave = false) {
  const signingAt = (ms: number) => ({ secret: 'a secret', now: () => new Date(ms) });
  const token = ageMs === undefined ? '' : issueFormToken(signingAt(0));
  const request = ContactRequest.parse(aContactRequest({ ...wishes, token }));
  return weighSpam(signingAt(ageMs ?? 0), request, isWave);
}

test('three seconds after the first touch a person may be done, not sooner', () => {
  expect([weigh({}, 2_999).reasons, weigh({}, 3_000).reasons]).toEqual([['hasty'], []]);
});

test('a wave is spam with anything that weighs more than a link or two, and not by itself', () => {
  expect(weigh({}, 60_000, true)).toMatchObject({ isSpam: false, reasons: ['wave'] });
  expect(weigh({}, undefined, true)).toMatchObject({ isSpam: true, reasons: ['wave', 'untimed'] });
  expect(weigh({ message: 'www.a.example' }, 60_000, true).isSpam).toBe(false);
});

test('links in what a message is about count like those in its text', () => {
  expect(weigh({ about: 'www.a.example' }, 60_000).reasons).toEqual(['few_links']);
});

const PACIFIC = 'America/Los_Angeles';

test.each([
  ['a Tuesday', '2025-06-03T15:00:00.000Z', '2025-06-04T15:00:00.000Z'],
  ['a Thursday evening', '2025-06-06T03:30:00.500Z', '2025-06-07T03:30:00.500Z'],
  ['a Friday', '2025-06-06T22:00:00.000Z', '2025-06-09T22:00:00.000Z'],
  ['a Friday, a minute before midnight', '2025-06-07T06:59:00.000Z', '2025-06-10T06:59:00.000Z'],
  ['a Saturday', '2025-06-07T18:00:00.000Z', '2025-06-10T07:00:00.000Z'],
  ['a Sunday', '2025-06-08T18:00:00.000Z', '2025-06-10T07:00:00.000Z'],
  ['the first moment of a Monday', '2025-06-09T07:00:00.000Z', '2025-06-10T07:00:00.000Z'],
  ['a Friday before clocks go forward', '2025-03-07T20:00:00.000Z', '2025-03-10T19:00:00.000Z'],
  ['a Sunday on which clocks go forward', '2025-03-09T09:30:00.000Z', '2025-03-11T07:00:00.000Z'],
  ['a Friday before clocks go back', '2025-10-31T19:00:00.000Z', '2025-11-03T20:00:00.000Z'],
  ['a Sunday on which clocks go back', '2025-11-02T08:30:00.000Z', '2025-11-04T08:00:00.000Z'],
])('what comes on %s is due 24 hours of business days later', (_day, received, due) => {
  expect(replyDueAt(new Date(received), PACIFIC).toISOString()).toBe(due);
});

test('business days are those of the office', () => {
  const mondayInWindhoekSundayInCalifornia = new Date('2025-06-09T01:00:00.000Z');

  expect(replyDueAt(mondayInWindhoekSundayInCalifornia, 'Africa/Windhoek').toISOString()).toBe(
    '2025-06-10T01:00:00.000Z',
  );
  expect(replyDueAt(mondayInWindhoekSundayInCalifornia, PACIFIC).toISOString()).toBe(
    '2025-06-10T07:00:00.000Z',
  );
});

test.each([
  ['Africa/Cairo', '2026-04-23T08:00:00.000Z', '2026-04-24T08:00:00.000Z'],
  ['Atlantic/Azores', '2026-03-28T12:00:00.000Z', '2026-03-31T00:00:00.000Z'],
])('a day of %s may begin at one o’clock, its midnight skipped', (zone, received, due) => {
  expect(replyDueAt(new Date(received), zone).toISOString()).toBe(due);
});

test('references are of the promised shape and differ', () => {
  const references = Array.from({ length: 500 }, newReference);

  expect(references.every((reference) => REFERENCE_PATTERN.test(reference))).toBe(true);
  expect(new Set(references).size).toBe(500);
});

test.each([
  ['Short.', 'Short.'],
  ['Two\n lines\tand tabs', 'Two lines and tabs'],
  ['word '.repeat(20), `${'word '.repeat(10)}…`],
  ['x'.repeat(50), 'x'.repeat(50)],
  ['x'.repeat(60), `${'x'.repeat(50)} …`],
  [`${'x'.repeat(49)}🎵🎵`, `${'x'.repeat(49)} …`],
])('of %j the subject shows %j', (message, shown) => {
  expect(firstWords(message)).toBe(shown);
});
