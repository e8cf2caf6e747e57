import { testTalk } from '../../../../support/assistant/test-talk';

let answered: Awaited<ReturnType<typeof testTalk>>;
beforeAll(async () => {
  answered = await testTalk();
});

test.each([
  ['who is nyra / what does she sound like', 'Nyra makes VELVET DUSK'],
  ['whos street profet / wat he sound lyk', 'Street Prophet makes'],
  ['is rocka grammy nominated / did he win', 'No award and no nomination'],
  ['who is rocka / does he really live in windhoek', 'managed from Windhoek'],
  ['Quem é a Zaya? / ela canta em português?', 'Zaya’s profile shows English, Français'],
  ['Zaya ni nani? / naweza kumsikiliza wapi?', 'Zaya is coming soon: nothing is out to hear yet.'],
  [
    '¿Quién es Zaya? / ¿dónde puedo escucharla?',
    'Zaya is coming soon: nothing is out to hear yet.',
  ],
  ['Quem é a Nyra? / onde posso ouvi-la?', 'Nyra is coming soon: nothing is out to hear yet.'],
])('%s: a pronoun stands for whoever was named', (talk, words) => {
  expect(answered(talk).reply.generatedText).toContain(words);
});

test.each([
  ['who is zaya / no sorry i meant nyra', 'Nyra (VELVET DUSK)'],
  ['when does kayoba launch / no, i meant nyra', 'Nyra is coming soon'],
  ['when does kayoba launch / nyra i mean', 'Nyra is coming soon'],
  ['what does rocka sound like / kayoba is who I meant', 'Kayoba makes GLOBAL AFROVIBE'],
  ['Wie is Kayoba? / en Nyra?', 'Nyra (VELVET DUSK)'],
  ['¿Quién es Kayoba? / ¿y Zaya?', 'Zaya (GLOW POP)'],
])('%s: what is asked is asked of somebody else', (talk, words) => {
  const { reply } = answered(talk);

  expect(reply.confidence).toBe('answer');
  expect(reply.generatedText).toContain(words);
});

test.each([
  ["what's the mood of zaya / and rocka?", 'Rocka. Mood: nocturnal'],
  ['who is zaya / how does she look', 'Zaya, drawn by algorithm'],
])('%s: the same is asked of them', (talk, words) => {
  expect(answered(talk).reply.generatedText).toContain(words);
});

test('of two who were named one after the other, both are compared', () => {
  const { reply } = answered('who is kayoba / and nyra? / which of them is closer to launch');

  expect(reply.generatedText).toContain('Kayoba is closest to launch, at 75%. Then Nyra 70%.');
});

test('a pronoun may stand for somebody of the visitor’s own', () => {
  const { query } = answered('who is zaya / my daughter is 12 / can she sign up');

  expect(query.artists).toEqual([]);
});

test('somebody who is spoken of in every message is not lost after a few', () => {
  const talk =
    'who is rocka / is he real / how fast is his music / where can i hear it / is it free / follow him';

  expect(answered(talk).reply.action).toMatchObject({ type: 'follow', artistId: 'rocka' });
});

test.each([
  ['kayoba', 'what does he sound like', 'Kayoba makes GLOBAL AFROVIBE'],
  ['kayoba', 'what does he sound like / and how fast?', 'Kayoba’s tempo'],
  ['zaya', 'elle chante en quelle langue ?', 'Zaya’s profile shows'],
  ['nyra', 'who is kayoba / is he real', 'Kayoba is an AI-powered persona'],
])(
  'on the page of %s, %s: a pronoun stands for whose page it is until somebody is named',
  (about, talk, words) => {
    expect(answered(talk, about).reply.generatedText).toContain(words);
  },
);

test.each([
  ['kayoba', 'how many fans do you have'],
  ['kayoba', 'who sings in portuguese'],
  ['of-nobody', 'what does he sound like'],
])('on the page of %s, %s: the page changes nothing', (about, talk) => {
  expect(answered(talk, about).reply).toEqual(answered(talk).reply);
});
