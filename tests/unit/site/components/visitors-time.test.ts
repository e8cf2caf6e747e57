import { visitorsTime } from '../../../../site/components/HappeningRow/visitors-time';

const at = (language: string, zone: string) =>
  visitorsTime('2024-02-15T01:00:00.000Z', language, zone).replaceAll('\u202f', ' ');

test('an event’s time on the visitor’s clock says its day and its zone', () => {
  expect(at('en-GB', 'Europe/Berlin')).toBe('Thu, 15 Feb 2024, 02:00 CET');
  expect(at('en-US', 'America/Los_Angeles')).toBe('Wed, Feb 14, 2024, 5:00 PM PST');
  expect(at('en-NZ', 'Pacific/Auckland')).toBe('Thu, 15 Feb 2024, 2:00 pm NZDT');
});

test.each(['de', 'ar-EG', 'ha', 'hi', 'fa', 'en-US@posix'])(
  'it is English among English words: %s',
  (language) => {
    expect(at(language, 'Africa/Lagos')).toBe('Thu, 15 Feb 2024, 02:00 GMT+1');
  },
);
