import { fieldErrors } from '../../../site/components/ContactForm/field-errors';

const draft = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };

test('a whole message has nothing wrong with it', () => {
  expect(fieldErrors(draft)).toEqual({});
});

test('all that is missing is named at once; blanks count as missing', () => {
  expect(Object.keys(fieldErrors({ name: ' ', email: '', message: '\n' }))).toEqual([
    'name',
    'email',
    'message',
  ]);
});

test.each(['ada', 'ada@', 'ada@example', 'ada @example.org', '@example.org', 'ada@example.'])(
  '%s is not taken for an address',
  (email) => expect(fieldErrors({ ...draft, email })).toHaveProperty('email'),
);
