import { keepQuestion } from '../../../../db/assistant/assistant-questions';
import { enqueueEmail } from '../../../../db/outbox/outbox';
import { anEmail } from '../../../support/factories';
import { cliData } from './cli-data';

const { inDb, type } = cliData();
const AT = '2025-06-02T12:00:00.000Z';

test('whatever a command prints, nothing in it moves the cursor', async () => {
  await inDb((db) =>
    keepQuestion(db, {
      id: '4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11',
      question: 'A\u001b[2J boat\u009b2J?',
      fingerprint: 'a boat',
      language: 'en',
      confidence: 'decline',
      nearest: null,
      last_at: AT,
    }),
  );

  expect((await type('questions')).out).toContain('A\ufffd[2J boat\ufffd2J?');
});

test('as JSON it moves none either, and nothing of it is lost', async () => {
  const subject = 'A\u001b[2J \u009b2J \u202eback';
  await inDb((db) => enqueueEmail(db, anEmail({ subject }), AT));

  const { out } = await type('mail', 'list', '--json');

  expect(out).not.toMatch(/[\u0080-\u009f\u202a-\u202e]/);
  expect(JSON.parse(out)).toMatchObject([{ subject }]);
});
