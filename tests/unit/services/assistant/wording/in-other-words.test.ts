import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-27T12:00:00Z');

const ask = async (message: string) => (await testEngine()).answer(message, [], NOW);

test.each([
  ['will you sell my data to third parties', 'Nothing is sold'],
  ['would you hire someone like me without a degree', 'lists the open positions'],
  ['how did you count the streams', 'counted by us'],
  ['where can I send my resume', 'lists the open positions'],
  ['could you speak spanish', 'I understand English'],
  ['your songs are rubbish', 'pass you to a person'],
  ['how many artists are there altogether', 'Five artists have profiles'],
  ['which data was the model trained on', '“Ethically Trained” is a rule'],
  ['is there a livestream of the show', '14 February 2024'],
  ['I have lost my password', 'reset the password'],
  ['my newsletter has stopped coming', 'Look in the spam folder'],
  ['is my email safe', 'Nothing is sold'],
  ['are you tracking me right now', 'No cookies'],
  ['is Zaya dead', 'personas, not people'],
  ['can I follow zaya without an account', 'You need no account'],
  ['which artists are on the continent', 'Rocka, Nyra, Kayoba and Street Prophet'],
  ['do you make custom songs for weddings', 'Creative Call'],
  ['why is this website only in english', 'The pages are in English'],
  ['the song stops after 15 seconds', 'short signature'],
  ['sprechen Sie Spanisch', 'I understand English'],
  ['does Rocka speak spanish', 'sings in 6 languages'],
])('%s is answered with “%s”', async (question, words) => {
  const { reply } = await ask(question);
  expect(reply.generatedText).toContain(words);
  expect(reply.confidence).toBe('answer');
});

test.each([
  ['has Nyra ever been on the radio', 'knownGap airplay'],
  ['is Rocka getting any airplay', 'knownGap airplay'],
  ['wear is ur studio', 'knownGap studio'],
  ['can I call someone', 'knownGap phone'],
  ['is there a phone app for this', 'knownGap app'],
  ['what brands did you work with', 'knownGap partners'],
  ['how long is Rocka’s song', 'knownGap track-length'],
  ['how do I become a famous rapper', 'knownGap services'],
  ['does Zaya ever meet fans', 'knownGap meet'],
  ['my boyfriend just left me', 'sadness'],
  ['I feel a bit down today', 'sadness'],
  ['what is 17 times 23', 'sum'],
  ['where could I learn to play the guitar', 'knownGap services'],
  ['what time does the supermarket open', 'knownGap world'],
])('%s is declined by %s', async (question, rule) => {
  const { draft } = await ask(question);
  expect(draft).toMatchObject({ rule, confidence: 'decline' });
});

test.each([
  ['can I play your music on the radio', 'Request License'],
  ['Rocka is the best, tell me more', 'Rocka'],
  ['do you hire out your artists for parties', 'Creative Call'],
  ['we want Rocka at our birthday party', 'Creative Call'],
  ['how many streams do you have', '50M+'],
])('%s still gets “%s”', async (question, words) => {
  const { reply } = await ask(question);
  expect(reply.generatedText).toContain(words);
  expect(reply.confidence).toBe('answer');
});

test('who asks for plays to be faked is refused, whatever the number', async () => {
  expect((await ask('play it 500 times so that they trend')).draft.rule).toBe('hostile');
});

test.each(['er hat eine frage', 'sie hat recht', 'der Mann hat Hunger'])(
  'the German “hat” is no hat: %s',
  async (message) => {
    expect((await ask(message)).reply.generatedText).not.toMatch(/hat stays on/i);
  },
);

test.each([
  'who is taylor swift',
  'are there tax benefits to living in portugal',
  'my car is feeling low',
  'what headphones should I buy',
  'is it safe to travel to congo',
  'how do you boil an egg',
  'how tall is mount kilimanjaro',
  'which bank gives the best loans',
  'my girlfriend left me a note in the kitchen',
  'what do you call someone who fixes clocks',
  'how do I lose weight',
])('what has nothing to do with the site stays declined: %s', async (question) => {
  expect((await ask(question)).reply.confidence).not.toBe('answer');
});
