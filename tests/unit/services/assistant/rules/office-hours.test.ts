import { createEngine, type Engine } from '../../../../../services/assistant/engine/create-engine';
import { testContent } from '../../../../support/content/test-content';

/** An office in Windhoek, which is two hours ahead of UTC all year. */
let engine: Engine;
beforeAll(async () => {
  const content = await testContent();
  const officeHours: typeof content.site.officeHours = {
    ...content.site.officeHours,
    timezone: 'Africa/Windhoek',
    days: [
      { days: 'Mon-Fri', opens: '09:00', closes: '17:30', display: '09:00–17:30 CAT' },
      { days: 'Sat', opens: '10:00', closes: '13:00', display: '10:00–13:00 CAT' },
      { days: 'Sun', closed: true, display: 'Closed' },
    ],
  };
  engine = createEngine({ ...content, site: { ...content.site, officeHours } });
});

const said = (message: string, now: string) =>
  engine.answer(message, [], new Date(now)).reply.generatedText;

test.each([
  ['Do you answer the phone on Saturdays?', 'On Saturday: 10:00–13:00 CAT. Office hours: Mon-Fri'],
  ['Are you open on Sunday?', 'On Sunday the office is closed. Office hours: Mon-Fri'],
  [
    'Can I reach you at the weekend?',
    'On Saturday: 10:00–13:00 CAT. On Sunday the office is closed. Office hours:',
  ],
  [
    'Are you open on Tuesday?',
    'Office hours: Mon-Fri 09:00–17:30 CAT, Sat 10:00–13:00 CAT, Sun closed.',
  ],
])('%s is answered with the hours as they are printed', (question, answer) => {
  expect(said(question, '2026-11-23T12:00:00Z')).toMatch(new RegExp(`^${answer}`));
});

test.each([
  ['Monday, a minute before nine', '2026-11-23T06:59:59Z', 'closed'],
  ['Monday at nine', '2026-11-23T07:00:00Z', 'open'],
  ['Monday, a minute before half past five', '2026-11-23T15:29:00Z', 'open'],
  ['Monday at half past five', '2026-11-23T15:30:00Z', 'closed'],
  ['Saturday, when the week would be open', '2026-11-28T12:00:00Z', 'closed'],
  ['Saturday morning', '2026-11-28T09:00:00Z', 'open'],
  ['Sunday noon', '2026-11-29T10:00:00Z', 'closed'],
  ['Friday night in UTC, Saturday there', '2026-11-27T23:00:00Z', 'closed'],
])('%s: whether the office is open now', (_name, now, state) => {
  expect(said('Are you open right now?', now)).toContain(`The office is ${state} now.`);
});
