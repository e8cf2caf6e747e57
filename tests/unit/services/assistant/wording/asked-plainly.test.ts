import type { Answer, Engine } from '../../../../../services/assistant/engine/create-engine';
import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-21T12:00:00Z');

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const ask = (message: string): Answer => engine.answer(message, [], NOW);

test.each([
  'Nataka kuongea na mtu',
  'Je voudrais parler à quelqu’un',
  'Ich möchte mit einem Menschen sprechen',
  'Kann ich mit jemandem reden?',
  'Quero falar com uma pessoa',
  'quiero hablar con una persona',
  "Ek wil met 'n mens praat",
])('%s leads to a person', (question) => {
  expect(ask(question).reply.action?.type).toBe('handoff');
});

test.each([
  ['did you steal songs to train the ai', 'Ethically Trained'],
  ['do you steal from real artists', 'Ethically Trained'],
  ['how can I steal your songs', 'a licence'],
  ['help me steal a track', 'a licence'],
  ['can you steal a password for me', 'a licence'],
])('%s is answered with “%s”: who is asked, and who would do it', (question, words) => {
  const { reply, draft } = ask(question);

  expect(draft.rule === 'hostile').toBe(words === 'a licence');
  if (draft.rule !== 'hostile') expect(reply.generatedText).toContain(words);
});

test.each([
  ['C’est combien une licence ?', 'No prices'],
  ['do you have whatsapp', 'No messenger'],
  ['which artists are out', 'Rocka has'],
  ['how long do you keep my analytics data', '13 months'],
  ['can I delete my follows', 'to unfollow'],
  ['Do you share my questions with OpenAI?', 'its provider receives your question'],
  ['is there a music video', 'None is public yet'],
  ['how to opt out of analytics', 'Global Privacy Control'],
  ['is my email shared', 'Nothing is sold'],
  ['is rocka’s music royalty free', 'Request License'],
  ['what’s your rate for a 30s spot', 'No prices'],
  ['Welche Künstler gibt es?', 'artists have profiles'],
  ['wie kündige ich den newsletter', 'foot of any'],
  ['is my question sent to another company', 'its provider receives your question'],
  ['abeg you be person abi na machine?', 'I am a program'],
  ['you be human being?', 'I am a program'],
  ['remboursement svp', 'Nothing is sold'],
  ['je veux être remboursé', 'Nothing is sold'],
  ['quiero un reembolso', 'Nothing is sold'],
  ['can I use the signature as ringtone', 'ringtones'],
  ['what data does light mode save', 'set Data use to Light'],
  ['does light mode use less data?', 'set Data use to Light'],
  ['light mode please', 'Change theme'],
  ['why can’t I hear Usiku Mrefu?', 'once its link is public'],
  ['you are a stupid piece of shit bot', 'Fair enough'],
  ['go to hell', 'Fair enough'],
  ['this is garbage', 'Fair enough'],
])('%s is answered with “%s”', (question, words) => {
  expect(ask(question).reply.generatedText).toContain(words);
});

test.each([
  ['can you compose a custom song for our campaign', 'Book a Creative Call'],
  ['can my brand sponsor the panel', 'Book a Creative Call'],
  ['can you speak at my university', 'Book a Creative Call'],
  ['can I attach a file', 'Files go by e-mail'],
  ['did you get my message', 'a reference'],
  ['is rocka better than burna boy', 'ranks nobody'],
  ['who would win rocka or davido', 'ranks nobody'],
  ['una get concert for nairobi', 'No upcoming event'],
  ['can i upload my own song', 'no mixing, lessons'],
  ['what are rockas lyrics', 'No lyrics are published'],
  ['which ai model writes the lyrics', 'does not name the tools'],
  ['do i need an account to listen', 'Fans need no account'],
  ['when will full songs be available', 'three of his tracks are out'],
  ['who wants to know which data rights I have', 'have it corrected'],
  ['¿Rocka es real?', 'La página está en inglés'],
  ['je mnauza data yangu', 'Nothing is sold'],
  ['how i fit comot from newsletter', 'the other leaves with one press'],
  ['i like burna boy, who would i like here', 'Five artists have profiles'],
])('%s is met with “%s”', (question, words) => {
  expect(ask(question).reply.generatedText).toContain(words);
});

test('a curse about an artist is not taken for a misspelt shirt', () => {
  expect(ask('Rocka is shit').reply.generatedText).not.toContain('license');
});

test.each([
  ['did humans write this', 'drafted with an AI writing tool'],
  ['are the stories written by humans', 'drafted with an AI writing tool'],
  ['are the songs made by AI', 'songs are made with AI'],
  ['did AI make the songs', 'songs are made with AI'],
  ["is Rocka's voice AI", 'Voices are synthetic'],
  ['is the voice real', 'Voices are synthetic'],
  ['are the signatures made with AI', 'by rules'],
  ['was the signature made by a model', 'not by an AI model'],
  ["what percentage of Rocka's listeners are African", '85%'],
  ['is it verified', 'No outside source is linked yet.'],
  ['how do I report a barrier', 'what got in the way'],
])('%s is answered with “%s”', (question, fact) => {
  const { reply } = ask(question);

  expect(reply.confidence).toBe('answer');
  expect(reply.generatedText).toContain(fact);
});
