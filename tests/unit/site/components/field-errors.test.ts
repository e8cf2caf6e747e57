import { ContactRequest } from '../../../../services/contracts/contact';
import { CONTACT_LIMITS } from '../../../../services/contracts/limits/contact';
import { countFaults, fieldErrors } from '../../../../site/components/ContactForm/field-errors';
import { withoutFields } from '../../../../site/components/Field/use-open-fault';

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

test.each([
  'ada',
  'ada@',
  'ada@example',
  'ada @example.org',
  '@example.org',
  'ada@example.',
  'ada@example.o',
])('%s is not taken for an address', (email) =>
  expect(fieldErrors({ ...draft, email })).toHaveProperty('email'),
);

test('a message may be as long as the service takes it, blanks around it not counted', () => {
  const longest = 'a'.repeat(CONTACT_LIMITS.messageMax);
  expect(fieldErrors({ ...draft, message: `\n${longest} ` })).toEqual({});
  expect(fieldErrors({ ...draft, message: `${longest}a` })).toHaveProperty('message');
  expect(ContactRequest.shape.message.parse(`\n${longest} `)).toBe(longest);
});

test('fields that need attention are counted in words', () => {
  const summary = { none: 'None.', one: 'One.', other: '{n} of them.' };
  const count = (fields: Record<string, string>) => countFaults(summary, { fields });
  expect([count({}), count({ a: 'x' }), count({ a: 'x', b: 'y' })]).toEqual([
    'None.',
    'One.',
    '2 of them.',
  ]);
});

test('a fault is over once the last of its fields is mended', () => {
  const fault = { message: 'Wrong.', fields: { name: 'x', email: 'y' } };
  expect(withoutFields(fault, [])).toBe(fault);
  expect(withoutFields(fault, ['name'])).toEqual({ message: 'Wrong.', fields: { email: 'y' } });
  expect(withoutFields(fault, ['name', 'email'])).toBeUndefined();
  expect(withoutFields({ message: 'Busy.', fields: {} }, [])).toBeDefined();
});
