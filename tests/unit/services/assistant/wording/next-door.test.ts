import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-27T12:00:00Z');

const ask = async (message: string) => (await testEngine()).answer(message, [], NOW);

test.each([
  ['radio play rights', 'Request License'],
  ['I run a radio show on radio 1', 'Request License'],
  ['which is better, the Atom feed or the JSON feed', 'Atom and JSON feeds'],
  ['what is the oldest browser you support', 'works on a phone'],
  ['how did the AI learn to sing', 'Ethically Trained'],
  ['does Nyra learn to sing from people', 'Ethically Trained'],
  ['your song copies mine, copyright claim', 'We take it down while we look'],
  ['how do I send in a copyright claim', 'We take it down while we look'],
  ['I would like to meet fans like me', 'In the community'],
  ['is there a gig at Kilimanjaro', 'No upcoming event is announced'],
  ['why do you call someone fake an artist', 'personas'],
  ['can I call someone about booking Rocka', 'Creative Call'],
  ['search the site by text', 'The search page'],
  ['how long may a text message be', 'up to 5,000 characters'],
  ['when did you launch Rocka', 'out already'],
  ['who plays the instrumentals', 'lists its roles'],
  ['are all tracks just in English', 'English is on the profiles'],
  ['is Rocka feeling down', 'Mood'],
  ['I no longer want the newsletter', 'the other leaves with one press'],
  ['I cannot remember the title of the song', 'The search page'],
  ['what is taking the answer so long', 'within 24 hours'],
  ['do you train models on my data', 'The privacy notice names no such use'],
  ['can we meet over zoom', 'Creative Call'],
  ['how do I resume a song', 'short signature'],
  ['which continent are you on', 'Windhoek'],
  ['could I ask whether you hire artists out for a wedding', 'Ask for it'],
  ['singt Rocka auf Englisch', 'sings in 6 languages'],
  ['canta Zaya en inglés', 'profile shows English'],
  ['hat Rocka einen Hut', 'flat-brimmed hat'],
  ['why only English', 'I understand English'],
  ['is the website English only', 'I understand English'],
  ['why is the music page in English only', 'I understand English'],
  ['could you talk to me in German', 'I understand English'],
  ['can you answer me in French', 'I understand English'],
  ['could you speak another language', 'I understand English'],
  ['Rocka, do you speak Spanish', 'sings in 6 languages'],
  ['sprechen Sie auch Englisch', 'Ja, fragen Sie'],
  ['do you also speak German', 'I understand English'],
  ['do you and Rocka speak English', 'sings in 6 languages'],
  ['who counted the streams', 'The company did'],
  ['is Street Prophet feeling down', 'Mood'],
  ['você fala português', 'As páginas estão em inglês'],
])('%s has words of another question, and is answered with “%s”', async (question, words) => {
  expect((await ask(question)).reply.generatedText).toContain(words);
});

test.each([
  ['do staff get health benefits', 'knownGap salary'],
  ['how tall is the artist', 'knownGap age'],
  ['who is the oldest', 'knownGap age'],
  ['is the label backed by a bank', 'knownGap partners'],
  ['how do I get famous', 'knownGap services'],
  ['where do I learn to sing', 'knownGap services'],
  ['I got a copyright claim on YouTube', 'knownGap collecting'],
  ['loop it 1000 times 2 hours', 'hostile'],
  ['play Rocka 100 times 7 days a week', 'hostile'],
  ['what is 17 times 23 plus 5', 'sum'],
  ['can I call someone, I feel like dying', 'distress'],
  ['das Leben hat keinen Sinn mehr', 'distress'],
  ['mein Freund hat mich verlassen', 'sadness'],
  ['woke up feeling sad', 'sadness'],
  ['is anyone feeling down', 'sadness'],
  ['my boyfriend dumped me', 'sadness'],
  ['I feel low today', 'sadness'],
  ['is anyone else feeling down', 'sadness'],
])('%s is declined by %s', async (question, rule) => {
  expect((await ask(question)).draft).toMatchObject({ rule, confidence: 'decline' });
});

test.each([
  ['can I play your music in my supermarket', 'knownGap world'],
  ['Kilimanjaro FM wants an interview', 'knownGap world'],
  ['how did Rocka get famous', 'knownGap services'],
  ['are your streams backed by an audit', 'knownGap partners'],
  ['which photo is best looking for print', 'knownGap ranking'],
  ['does Rocka sing about the climate', 'knownGap energy'],
  ['my wife left me the keys', 'sadness'],
  ['my phone is feeling low', 'sadness'],
  ['I feel like dying of laughter', 'distress'],
  ['do you hire people for festivals', 'booking'],
  ['is our data given to other parties you invite', 'booking'],
  ['tu parles trop', 'passage /about/team#positions'],
  ['con quien hablas', 'passage /press#ask-press'],
])('%s is not taken for what %s answers', async (question, rule) => {
  expect((await ask(question)).draft.rule).not.toBe(rule);
});

test('a hut in an English message is not read as German', async () => {
  expect((await ask('pizza hut')).reply.generatedText).not.toContain('Die Seite');
});
