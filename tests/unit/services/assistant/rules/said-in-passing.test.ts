import type { Engine } from '../../../../../services/assistant/engine/create-engine';
import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-27T12:00:00Z');

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const ask = (message: string) => engine.answer(message, [], NOW);

test.each([
  ['what is the email of Rocka', 'knownGap artist-address'],
  ['can I talk to Zaya', 'knownGap artist-address'],
  ['DM Kayoba', 'knownGap artist-address'],
  ['can I interview Rocka for our magazine', 'passage /press#ask-press'],
  ['my cousin sent me a link that said Rocka, who is that', 'artistIntroduction'],
  ['this Nyra is everywhere and i dont get it who is she', 'artistIntroduction'],
  ['is it a person or a machine that types these replies', 'smallTalk areYouHuman'],
  ['I am so happy', 'smallTalk gladness'],
  ['stop the music', 'passage /listen#ask-player'],
  ['i no get money can i still listen', 'passage /listen#ask-free'],
  ['i dont want to follow kayoba anymore please remove him', 'action unfollow'],
  ['I hit follow on Zaya by accident, can you undo that', 'action unfollow'],
  ['notify me zaya', 'action remind'],
  ['how do I get told when Nyra launches', 'action remind'],
  ['how many people listen to Rocka in Germany', 'missingFact streams'],
  ['nyra available?', 'artistFact status'],
  ['rokas newst song', 'artistFact latestTrack'],
  ['what is Sin Testigos about', 'release'],
  ['Rocka has a manager, who is he', '/about/team'],
  ['someone claims to be Rocka, who is he', 'impostor'],
  ['Nyra’s boyfriend, who is he', 'knownGap relationship'],
  ['did a human or ai write this text', '/ai#texts'],
  ['does a person or an AI answer the contact form', '/contact#form'],
  ['remind me who Zaya is', 'near artist'],
  ['my phone does not want to follow Zaya, the button fails', 'near'],
  ['I wan follow Zaya', 'action follow'],
  ['are his lyrics generated', 'creativeProcess'],
  ['may I print his lyrics on a shirt', '/licensing'],
  ['your number of streams', 'companyFact'],
  ['my phone no gree open the site', '/support#ask-device'],
  ['can I talk to him about a contract', '/licensing#next'],
  ['do you take students’ demos', 'knownGap services'],
  ['heard the name Rocka, how is it pronounced', 'knownGap name-meaning'],
  ['does Rocka go to church', 'knownGap religion'],
  ['how much is done by machine on Rocka', '/ai#ask-overview'],
  ['what do you do with my data', '/privacy#stored'],
  ['wat doen julle met my data', '/privacy#stored'],
  ['can I license without money', '/licensing#ask-license'],
  ['quién dirigió la empresa', '/about#ask-about'],
])('%s: %s', (question, rule) => {
  expect(ask(question).draft.rule).toContain(rule);
});

test('what is not told is named as visitors name it', () => {
  const { generatedText } = ask('how many fans has Rocka in Namibia').reply;

  expect(generatedText).toContain('genre, tempo, status, launch, discography');
});

test('an account is asked about, and nothing is followed', () => {
  expect(ask('follow rocka without an account?').draft.rule).not.toContain('action');
});
