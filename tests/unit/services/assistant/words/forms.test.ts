import { isFormOf } from '../../../../../services/assistant/words/forms';
import { testEngine } from '../../../../support/assistant/test-engine';

const EVERYDAY = new Set(['care', 'speak', 'stop', 'sue', 'hand', 'be', 'rule']);

test.each(['cares', 'caring', 'cared', 'speaking', 'stopped', 'suing', 'hands'])(
  '%s is a form of an everyday word',
  (word) => {
    expect(isFormOf(EVERYDAY, word)).toBe(true);
  },
);

test.each(['spaeking', 'hans', 'bes', 'being', 'artits', 'stoper', 'ruls'])(
  '%s is none',
  (word) => {
    expect(isFormOf(EVERYDAY, word)).toBe(false);
  },
);

test.each([
  ['nobody cares', 'cares'],
  ['i am speaking to my phone', 'speaking'],
  ['are you going to hack me', 'hack'],
])('%s is read as it is written', async (message, word) => {
  const { query } = (await testEngine()).answer(message, [], new Date('2026-11-21'));
  expect(query.words).toContain(word);
});
