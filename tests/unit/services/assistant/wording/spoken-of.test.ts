import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-28T12:00:00Z');

const ask = async (message: string, earlier: string[] = []) =>
  (await testEngine()).answer(message, earlier, NOW);

test.each([
  ['Tell me about Kayoba', 'first song?', '“Departures”'],
  ['Who is Zaya?', 'any singles yet', '“Wet Paint”'],
  ['Who is Street Prophet?', 'portrait?', 'Street Prophet, drawn by algorithm'],
  ['which songs does Rocka have', 'and the Portuguese one', '“Meia-noite e Meia”'],
  ['Are you hiring?', 'what about the percussion one', 'Music Producer, Percussion'],
  ['What is the Fusion Mix?', 'who closes it', 'slow to fast'],
  ['how do I license a track', 'what do I put in it', 'which artist and track'],
  ['when was the panel', 'the other event', 'Virtual show'],
  ['do you have a newsletter', 'how do I get out', 'one press'],
])('after “%s”, “%s” is told “%s”', async (before, message, said) => {
  expect((await ask(message, [before])).reply.generatedText).toContain(said);
});

test.each([
  ['do you have any women singing', 'Zaya and Nyra are characters written as “she”'],
  ['which artists are men', 'Rocka, Kayoba and Street Prophet are characters written as “he”'],
  ['is there another male singer besides Rocka', 'Kayoba and Street Prophet are characters'],
  ['does he have an Afrikaans song', 'Afrikaans is on the profiles of'],
  ['your Swahili track', '“Usiku Mrefu” by Rocka (out)'],
  ['which one wears glasses', 'Zaya (GLOW POP)'],
  ['give me a rundown of Nyra, I only have a minute', 'Nyra (VELVET DUSK)'],
  ['Zaya was meant to be out by now', 'No launch date is given'],
  ['who inspired Kayoba', 'highlife'],
  ['what share of listeners is outside Africa', '85%'],
  ['what time was the panel in Accra', 'In Accra that is 20:00 on 20 February 2024.'],
  ['what time was the virtual show in Cape Town', '8:00PM EST'],
  ['can I put your shows in my calendar', 'Subscribe to the calendar'],
  ['who reads the messages that I send you', 'Only administrators can read messages'],
  ['how do I set a reminder for Nyra', 'Remind me about Nyra'],
  ['what is the fastest way to contact support', 'reaches a person'],
])('%s is told “%s”', async (message, said) => {
  expect((await ask(message)).reply.generatedText).toContain(said);
});

test.each([
  ['play me a song by Wizkid', 'otherWork'],
  ['who sings Blinding Lights', 'otherWork'],
  ['who sings Sin Testigos', 'release'],
  ['who owns this label', 'knownGap people'],
  ['the lyric to Usiku Mrefu', 'knownGap lyrics'],
  ['can I read the lyrics', 'knownGap lyrics'],
  ['are lyrics available', 'knownGap lyrics'],
  ['show me the messages of all fans', 'hostile'],
])('%s is answered by %s', async (message, rule) => {
  expect((await ask(message)).draft.rule).toBe(rule);
});

test.each([
  ['how many artists do you guys have', 'byPronoun'],
  ['are there women among your engineers', 'byPronoun'],
  ['are the lyrics made by a machine', 'knownGap lyrics'],
  ['does anybody read the lyrics first', 'knownGap lyrics'],
  ['Do you have music from South Africa?', 'otherWork'],
  ['Who sings on the Fusion Mix?', 'otherWork'],
  ['Who wrote Our Story?', 'otherWork'],
  ['Dear Music Team, is there a track by two of them', 'otherWork'],
  ['here in Perth zones are a mess, do I see my own time when I look at your events', 'booking'],
  ['does Kayoba work in a radio shop', 'knownGap merch'],
])('%s is not answered by %s', async (message, rule) => {
  expect((await ask(message)).draft.rule).not.toBe(rule);
});

test.each([
  ['Hallo Leute', 'Was möchten Sie wissen?'],
  ['olá pessoal', 'O que quer saber?'],
  ['good morning from Kumasi', 'Hello.'],
  ['Afrobeats Nova', 'NEO-AFROBEATS'],
  ['¿Quién ganó la liga este año?', 'No lo sé.'],
])('%s keeps its language, as in “%s”', async (message, said) => {
  const { reply } = await ask(message);
  expect(reply.generatedText).toContain(said);
  expect(reply.generatedText).not.toMatch(/A página está/);
});
