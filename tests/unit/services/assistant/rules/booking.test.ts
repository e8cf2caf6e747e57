import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-21T12:00:00Z');

async function answered(message: string) {
  const { reply, draft } = (await testEngine()).answer(message, [], NOW);
  return { ...reply, rule: draft.rule };
}

test('a booking names the artist, how things stand with them, and where it is proposed', async () => {
  const { generatedText, citations, confidence } = await answered(
    'I want to book kayoba for a birthday in Lagos',
  );

  expect(confidence).toBe('answer');
  expect(generatedText).toMatch(/^Kayoba is coming soon\. .*Book a Creative Call/);
  expect(citations.map(({ url }) => url)).toEqual(['/contact', '/artists/kayoba', '/licensing']);
});

test.each([
  'can Rocka perform at our gala',
  'we need a singer for a hotel opening in Maputo',
  'booking request for March',
  'a jingle from Zaya, is that possible',
  'quero contratar a Nyra para um casamento',
  'kan ek Rocka vir n troue bespreek',
])('somebody is asked for: %s', async (message) => {
  expect((await answered(message)).rule).toBe('booking');
});

test.each([
  'book a call',
  'who performs at the show',
  'are there any concerts soon',
  'I cannot wait for the launch of Nyra',
  'do you rent tractors',
  'are you hiring',
])('nobody is asked for: %s', async (message) => {
  expect((await answered(message)).rule).not.toBe('booking');
});

test.each([
  'can i play Rocka in my barber shop',
  'filmmaker here, we want a Kayoba track for a documentary',
  'i need a song for my short film',
])('music in films and rooms is licensed: %s', async (message) => {
  const { rule, citations } = await answered(message);

  expect(rule).toBe('useOfMusic');
  expect(citations[0]?.url).toBe('/licensing');
});

test.each([
  'how much is a song for my film',
  'which film is on the radio',
  'do you have a song in a film',
])('this is not about how music is asked for: %s', async (message) => {
  expect((await answered(message)).rule).not.toBe('useOfMusic');
});
