import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { InquiryTypeId } from '../../../../content/schema/parts/names';
import { ContactRequest } from '../../../../services/contracts/contact';
import {
  CONTACT_LIMITS,
  CONTACT_SENTENCES,
  INQUIRY_TYPES,
} from '../../../../services/contracts/limits/contact';
import { EMAIL_SENTENCES } from '../../../../services/contracts/limits/email';
import { aContactRequest } from '../../../support/factories';

test('the sentences are those that the site shows', () => {
  const { errors } = parse(readFileSync('content/ui.yaml', 'utf8'));
  const fill = (text: string, max: number) => text.replace('{max}', String(max));

  expect(EMAIL_SENTENCES).toEqual(errors.email);
  expect(CONTACT_SENTENCES.name.required).toBe(errors.name.required);
  expect(CONTACT_SENTENCES.name.tooLong).toBe(fill(errors.name.tooLong, CONTACT_LIMITS.nameMax));
  expect(CONTACT_SENTENCES.message.required).toBe(errors.message.required);
  expect(fill(errors.message.tooLong, CONTACT_LIMITS.messageMax)).toContain(
    CONTACT_SENTENCES.message.tooLong,
  );
  expect(CONTACT_SENTENCES.inquiryType.required).toBe(errors.inquiryType.required);
});

test('the types are those that the site offers', () => {
  const { inquiryTypes } = parse(readFileSync('content/site.yaml', 'utf8'));

  expect(inquiryTypes.map(({ id }: { id: string }) => id)).toEqual(INQUIRY_TYPES);
});

test('ends are trimmed, the rest stays', () => {
  const parsed = ContactRequest.parse(
    aContactRequest({ name: ' Ada  B ', email: ' ada@example.org ', message: '\n a\r\n b \n' }),
  );

  expect(parsed).toMatchObject({ name: 'Ada  B', email: 'ada@example.org', message: 'a\r\n b' });
});

test('a name cannot turn what stands beside it', () => {
  const name = '\u202eAda\u2066 \u202aB\u2069';
  expect(ContactRequest.parse(aContactRequest({ name })).name).toBe('Ada B');
  expect(ContactRequest.safeParse(aContactRequest({ name: '\u2066\u202e' })).success).toBe(false);
  const withMarks = '\u200fعائشة\u200e';
  expect(ContactRequest.parse(aContactRequest({ name: withMarks })).name).toBe(withMarks);
});

test('names of the world are names', () => {
  for (const name of ['Ọlá', '王', 'Æ', 'ʻOkina', "O'Neil", '🎵', 'عائشة', 'e\u0301']) {
    expect(ContactRequest.safeParse(aContactRequest({ name })).success).toBe(true);
  }
});

test('a character counts once, however many units it takes', () => {
  const isTaken = (count: number) =>
    ContactRequest.safeParse(aContactRequest({ message: '🎵'.repeat(count) })).success;

  expect([isTaken(CONTACT_LIMITS.messageMax), isTaken(CONTACT_LIMITS.messageMax + 1)]).toEqual([
    true,
    false,
  ]);
});

test.each(['/', '/contact', '/artists/rocka?x=1', '/caf%C3%A9'])('%s is a page', (page) => {
  expect(ContactRequest.safeParse(aContactRequest({ page })).success).toBe(true);
});

test('the content and the service know the same kinds of inquiry', () => {
  expect(InquiryTypeId.options).toEqual([...INQUIRY_TYPES]);
});
