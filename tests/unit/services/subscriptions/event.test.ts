import type { Content, Happening } from '../../../../content/schema/content';
import { eventOf, eventProblems } from '../../../../services/subscriptions/drop/event';
import { textsOf } from '../../../../services/texts';
import { testContent } from '../../../support/content/test-content';

let content: Content;
beforeAll(async () => {
  content = await testContent();
});

function panel(): Happening {
  const found = content.happenings.find(({ slug }) => slug === 'panel-2024-02-20');
  if (!found) throw new Error('The content has no panel');
  return found;
}

test('an event is announced until it is over, and never once it is cancelled', () => {
  const event = { ...panel(), overAtUtc: '2024-02-20T23:00:00.000Z' };

  expect(eventProblems(event, new Date('2024-02-20T22:59:59.999Z'))).toEqual([]);
  expect(eventProblems(event, new Date('2024-02-20T23:00:00.000Z'))).toEqual(['“Panel” is over']);
  expect(
    eventProblems({ ...event, status: 'cancelled' }, new Date('2024-01-01T00:00:00.000Z')),
  ).toEqual(['“Panel” is cancelled']);
});

test('an event that nobody has described is not announced', () => {
  const event = { ...panel(), summary: 'To be written: one or two sentences.' };

  expect(eventProblems(event, new Date('2024-01-01'))).toEqual([
    'its summary is still to be written',
  ]);
});

test('the mail tells the day of the place, the time as announced, and the moment for everybody else', () => {
  const event = {
    ...panel(),
    timezone: 'America/New_York',
    timeDisplay: '9:00PM EST',
    startsAtUtc: '2024-02-21T02:00:00.000Z',
    artists: ['nyra'],
    hubs: ['africa' as const],
  };
  const texts = textsOf(content);

  const { about, topics, values } = eventOf(
    content,
    { texts, publicUrl: 'https://site.test' },
    event,
  );

  expect(values.when).toBe('Tuesday 20 February 2024, 9:00PM EST (21 February 2024 at 02:00 UTC)');
  expect(values.eventUrl).toBe(
    'https://site.test/join/events?utm_source=newsletter&utm_medium=email&utm_campaign=panel-2024-02-20#panel-2024-02-20',
  );
  expect(about).toBe('events/panel-2024-02-20');
  expect(topics.map(({ id }) => id)).toEqual(['artist:nyra', 'events', 'hub-africa', 'all']);
});
