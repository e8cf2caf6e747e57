import { createFollowUp } from '../../../../../services/assistant/engine/follow-up';
import { testTalk } from '../../../../support/assistant/test-talk';

let answered: Awaited<ReturnType<typeof testTalk>>;
beforeAll(async () => {
  answered = await testTalk();
});

test.each([
  ['I want to license a track / how much', 'No prices are published'],
  ['tell me about kayoba / which instruments', 'Interlocking highlife guitars'],
  ['tell me about kayoba / tracks?', 'Nothing from Kayoba is out yet'],
  ['tell me about kayoba / how do i follow him', 'Follow Kayoba'],
  ['I want to license a track / how much / for a small youtube channel', 'Request License'],
  ['I want to license a track / how much / who do I talk to', 'Request License'],
  ['I want to license a track / for a film / ok how do i start', 'Press Request License'],
  ['are you hiring / how do i start', 'Press Apply'],
  ['do you have concerts / when was the last one', '14 February 2024'],
  ['do you have concerts / can I watch it', 'A replay, where there is one'],
  ['je veux une licence / pour un film / combien de temps', 'within 24 hours'],
  ['I want to use a song / what would it cost / how do I ask', 'Press Request License'],
  ['where are you / and the phone', 'no phone number'],
  ["what's your phone number / and the address", 'Windhoek'],
  ['what releases do you have / which is newest', 'The latest Rocka track'],
  ['who are your artists / tell me more about the second one', 'Zaya (GLOW POP)'],
  ['who are your artists / the last one', 'Street Prophet ('],
  ['who sings in portuguese / the second one', 'Nyra (VELVET DUSK)'],
  ['who sings in portuguese / the second one / is she out', 'marks Nyra as coming soon'],
  ['who are your artists / the second one / ok follow her', 'Follow Zaya'],
  ["i want rocka's song in my film / it's a short film / no budget", 'No prices are published'],
  ['is this ai / all of it?', 'It differs'],
  ['when is the next concert / in africa?', 'No upcoming event'],
  ['when is the next concert / in english please', 'I understand English'],
  ['when is the next concert / in my time zone', 'and in yours'],
  ['when is the next concert / in total', '50M+ streams'],
  ['when is the next concert / tell me when there is one', 'The newsletter comes by e-mail'],
  ["I want to license a track / and if it's urgent?", 'Within 24 hours'],
  ['Quero licenciar uma música / quanto tempo demora?', 'within 24 hours'],
  ['Quero licenciar uma música / com quem falo?', 'Request License'],
  ['Quiero usar una canción en mi video / ¿y para YouTube?', 'licensing'],
  ['We want Street Prophet in our campaign / how much would that be', 'No prices'],
  ["can i use nyra's picture on a tshirt / to sell", 'Ask us first'],
  ['can i remix a rocka song / why not', 'Before you publish'],
  ["we'd like rocka at our festival / it's in june", 'Book a Creative Call'],
  ["we'd like rocka at our festival / is he a hologram / who do i mail", 'Book a Creative Call'],
  ['i want you to delete all my data / how long does it take', 'within 30 days'],
  ['Nataka kufuta data yangu / inachukua muda gani?', 'within 30 days'],
  ['do you use my data to train ai / do you sell it', 'Nothing is sold'],
  ['what do you store about me / can i see it', 'data request form'],
  ["i forgot my password / didn't get the mail", 'Look in the spam folder'],
  ['how do i subscribe to the newsletter / how do i stop it', 'foot of any newsletter mail'],
  ['are you hiring / how much does it pay', 'no salaries'],
  ['are you hiring / what do i send', 'open positions'],
  ['I want a job / what do you have / what happens then', 'Within 24 hours'],
  ['what is usiku mrefu / who wrote it', 'Every release lists its roles'],
  ['how many streams / since when', 'stands in one table'],
  ['Ek soek werk / wat betaal dit?', 'no salaries'],
  ['is the site safe for kids / can she sign up', 'Under 16'],
  [
    'you are useless / whats their phone number / fine give me the email',
    'Use the form on the contact page',
  ],
  ['when is the next event / the last one then', '14 February 2024'],
  ['when is the next event / can i watch it again', 'A replay, where there is one'],
  ["when is the valentine show / when's the next one", 'No upcoming event'],
  ['Quando é o próximo evento? / é grátis?', 'No tickets are sold'],
  ['Quando é o próximo evento? / onde?', 'Place: Online'],
  ["what's new / older ones?", 'The news page'],
  ['play something / another', 'three of his tracks are out'],
  ['where can i play rocka / is it free', 'Open Listen'],
  ['what is beta fan access / does it cost', 'no programme yet'],
  ['where is the discord / rules?', 'House rules'],
  ['someone in your discord is harassing me / what should i do', 'local emergency service'],
  ["how do i verify a file is yours / what if it isn't", 'Send no money'],
  ["i want to follow nyra / it's gone now", 'stored in the browser'],
  ['the site is broken / still nothing', 'a form that reaches a person'],
  ['rocka hit 1 million streams right? / prove it', 'self-reported'],
  ['when is nyra out / why', 'The site gives no reason'],
  ['¿cuándo sale Zaya? / ¿por qué?', 'The site gives no reason'],
  ['who is the ceo / why not say', 'no individuals'],
  ['do you ship merch / to germany?', 'There is no shop'],
  ['I need a press kit / for nyra', 'The press page'],
  ['which artist sings in swahili / and french?', 'French is on the profiles of'],
  ['which artist sings in swahili / any in zulu?', 'No profile shows Zulu'],
  ['what is fusion noir / who makes it', 'Rocka (FUSIÓN NOIR)'],
  ['what is fusion noir / similar artists?', 'artists have profiles'],
  ['whose voice was it trained on / were they paid', 'names no singer'],
  ['what is the africa hub / and the global one', '50M+ streams'],
  ['what time is the office open / can i call', 'no phone number'],
])('%s: what is left out is taken from before', (talk, words) => {
  expect(answered(talk).reply.generatedText).toContain(words);
});

test.each([
  ['can i get pictures / how big', 'files for print'],
  ['vous avez des photos / en haute définition', 'files for print'],
  ['can i get pictures / is it free', 'may be printed unaltered'],
  ['can i get pictures / who can i quote', 'write to press with your deadline'],
  ['can i get pictures / deadline is tomorrow', 'write to press with your deadline'],
  ['can i remix rocka / on soundcloud', 'Before you publish'],
  ["can i remix rocka / if i don't make money? / on soundcloud", 'Before you publish'],
  ['tell me when there is / how do i turn that off', 'the other leaves with one press'],
  ['play rocka / ni bure?', 'Nothing is sold'],
  ["Où puis-je écouter Rocka ? / c'est gratuit ?", 'Nothing is sold'],
  ['Onde posso ouvir Rocka? / é grátis?', 'Nothing is sold'],
  ['where can i listen / is it free', 'Nothing is sold'],
  ['Quem faz a música? / e as letras?', 'goes through six passes'],
  ["c'est quoi le hub Afrique / et l'autre ?", '50M+ streams'],
  ["c'est quoi le hub Afrique / lequel choisir", 'Choose the Africa hub'],
  ['africa hub or global / how do i change', 'Choose the Africa hub'],
  ["how many streams does rocka have / so it's a lie", 'No outside source'],
  ["how many streams does rocka have / i don't believe you", 'No outside source'],
  ['how many streams does rocka have / how do i check', 'stands in one table'],
  ['is there an internship / paid?', 'no salaries'],
  ['is there an internship / what should i write', 'Press Apply'],
  ["i'm a translator / which languages", 'open positions'],
  ['where is the discord / is it moderated', 'does not say who moderates'],
  ['how do i subscribe to the newsletter / how often', 'does not say how often'],
  ['do you have a mailing list / can i pick only nyra', 'one artist only'],
  ['what are your hours / can i call / ok mail then', 'Use the form'],
  ['i want a refund / from who', 'Use the form'],
  ['tell me a joke / another', 'A log drum'],
  ['do you steal from real artists / prove you dont', 'still to be confirmed'],
  ['does this site work with a screen reader / who do i tell', 'what got in the way'],
  ['what languages does rocka sing / does he speak them', 'AI-powered persona'],
  ['when is nyra out / can i speed it up', 'The site gives no reason'],
  ['i dont have an account / what for', 'Fans need no account'],
  ['someone put your song on youtube / is it really yours', 'signed list'],
  ['is there an album / how long is it', 'No lengths'],
])('%s: a second question stays with what was spoken of', (talk, words) => {
  expect(answered(talk).reply.generatedText).toContain(words);
});

test('of what is said not to be known, no number is missed', () => {
  const { reply } = answered('how do i subscribe to the newsletter / how often');

  expect(reply.confidence).toBe('answer');
});

test.each(['yes', 'yes please', 'oui', 'ndiyo', 'ja, asseblief'])(
  'the offer of a person is taken with “%s”',
  (message) => {
    expect(answered(`you are useless / ${message}`).reply.action?.type).toBe('handoff');
  },
);

test('without the offer, and to a “no”, nobody is handed over', () => {
  for (const talk of ['yes', 'who is rocka / yes', 'you are useless / no']) {
    expect(answered(talk).draft.rule).toBe('smallTalk okay');
  }
});

test.each([
  'mambo vipi',
  'sasa vipi',
  'hoe gaan dit',
  'hoe gaan dit met jou?',
  'wie geht es dir',
  'comment ça va ?',
  'comment vas-tu ?',
  '¿cómo estás?',
  'como vai?',
])('“%s” is no “how” about what was spoken of', (message) => {
  for (const before of ['I want to license a track', 'i want you to delete all my data']) {
    expect(answered(`${before} / ${message}`).draft.rule).toBe('smallTalk howAreYou');
  }
});

test.each(["for god's sake", 'for real', 'for sure', 'for example'])(
  '“%s” is no use of a picture',
  (message) => {
    const before = "can i use nyra's picture on a tshirt";

    expect(answered(`${before} / ${message}`).draft.rule).toBe(answered(message).draft.rule);
  },
);

test.each([
  ['which artist sings in swahili / thanks', 'smallTalk thanks'],
  ['which artist sings in swahili / wow', 'smallTalk okay'],
  ['do you ship merch / to be honest i dont care', 'smallTalk okay'],
  ['the site is broken / i tried everything, i want to give up on life', 'distress'],
])('%s: what only looks like it leaves nothing out', (talk, rule) => {
  expect(answered(talk).draft.rule).toBe(rule);
});

test.each([
  ['what does a licence cost / my budget is 200 / is that enough / who decides', 'Request License'],
  ['I want to license a track / do you rent tractors / how much', 'No prices'],
  ['do you sell my data / i want my money back / how long', 'form on the contact page'],
  ['who is rocka / are you sure', 'can be wrong'],
])('%s: what got no answer between changes no topic', (talk, words) => {
  expect(answered(talk).reply.generatedText).toContain(words);
});

test('an offer is taken at once or not at all', () => {
  expect(answered('you are useless / who is rocka / yes').draft.rule).toBe('smallTalk okay');
});

test.each(['who is rocka / the second one', 'who sings in portuguese / the third one'])(
  '“%s” counts further than anybody was named, and is asked about',
  (talk) => {
    expect(answered(talk).draft.rule).toBe('smallTalk which');
  },
);

test('a name that is part of another, or of a word, counts only where it stands alone', () => {
  const { draft, query } = answered('who are your artists');
  const followUp = createFollowUp({
    followUps: [
      { id: 'named', after: ['several'], meant: [{ question: 'Who is {second}?', asks: ['b'] }] },
    ],
    expand: (words) => words,
    nameOf: () => undefined,
    names: ['Luna', 'Luna Sol', 'Ray'],
  });
  const meant = (text: string) =>
    followUp({ folded: 'b', line: 'b' }, [{ draft: { ...draft, text }, query }])?.question;

  expect(meant('Luna Sol in Rayon, and Ray')).toBe('Who is Ray?');
  expect(meant('Luna Sol alone')).toBeUndefined();
});

test('the last topic counts, and one that was left is not gone back to', () => {
  expect(answered('I want to license a track / are you hiring / how much').draft.rule).toBe(
    'knownGap salary',
  );
  expect(answered('are you hiring / I want to license a track / how often').draft.rule).toBe(
    'nothing found',
  );
});

test.each(['for how long can I use a track', 'for whom do you make music'])(
  '“%s” is a question of its own',
  (message) => {
    const before = 'I want to license a track';

    expect(answered(`${before} / ${message}`).draft.rule).toBe(answered(message).draft.rule);
  },
);

test('who is in danger is answered before what was spoken of', () => {
  expect(answered('I want to license a track / i want to die').draft.rule).toBe('distress');
  expect(answered('i want to die / just kidding').draft.rule).toBe('distress still');
});

test.each([
  'and his?',
  'no the other one',
  'the first one',
  'what does that mean',
  '¿cuál de ellos?',
])('to “%s” with nothing it can be, a whole question is asked for', (message) => {
  expect(answered(message).draft.rule).toMatch(/^smallTalk (?:which|rephrase)$/);
});

test('a long row of short questions stays with its topic', () => {
  const earlier = ['I want to license a track', ...Array<string>(9).fill('how much')];

  expect(answered([...earlier, 'how long'].join(' / ')).draft.rule).toBe('passage /licensing#next');
});
