import { testTalk } from '../../../../support/assistant/test-talk';

let talk: Awaited<ReturnType<typeof testTalk>>;
beforeAll(async () => {
  talk = await testTalk();
});

test.each([
  'error',
  'error 404',
  'curriculum vitae',
  'price reduction',
  'from a distance',
  'portable player',
  'faux',
  'game changer',
  'I am an interviewer',
  'reprise',
  'rota',
  'rue',
  'hi I’m Marie',
  'Leo',
  'borg',
  'spiel',
])('%s is English, though another language has the word', (message) => {
  expect(talk(message).query.language).toBe('en');
});

test.each([
  ['je cherche du travail', '/about/team'],
  ['le son ne marche pas', '/support'],
  ['une erreur sur la page', '/support'],
  ['hay un error', '/support'],
  ['Fehler auf der Seite', '/support'],
  ['makosa kwenye ukurasa', '/support'],
  ['geen fout', '/support'],
  ['encontrei um erro na página', '/ai'],
  ['passer votre musique dans un magasin', '/licensing'],
  ['une chanson pour danser', '/artists/zaya'],
  ['música para dançar', '/artists/zaya'],
  ['ich suche Arbeit', '/about/team'],
  ['deel van die span', '/about/team'],
  ['teken in op die nuusbrief', '/join/newsletter'],
  ['kuingia bure', '/listen'],
  ['onde vão tocar', '/join/events'],
])('%s leads to %s', (message, page) => {
  const { draft } = talk(message);

  expect(draft.confidence).toBe('answer');
  expect(draft.urls[0]?.split('#')[0]).toBe(page);
});

test.each([
  ['los temas de Nyra', 'artistFact discography'],
  ['temas da Rocka', 'artistFact discography'],
  ['wasifu wa Rocka', 'artistIntroduction'],
  ['feliz navidad', 'smallTalk wishes'],
  ['feliz natal', 'smallTalk wishes'],
  ['vous êtes ouverts aujourd’hui', 'officeHours'],
  ['¿abren mañana?', 'officeHours'],
  ['seid ihr morgen offen', 'officeHours'],
  ['mnafungua kesho', 'officeHours'],
  ['habt ihr an Feiertagen offen', 'officeHours'],
  ['könnt ihr auf meiner Hochzeit spielen', 'booking'],
  ['mtaa gani', 'knownGap street'],
  ['uma ligação telefónica', 'knownGap phone'],
  ['je suis très triste aujourd’hui', 'sadness'],
  ['nimejaa huzuni', 'sadness'],
  ['¿quién es Rocka? / ¿cuántas reproducciones tiene su música?', 'artistFact streams'],
  ['featured artist', 'passage /artists#featured'],
])('%s is answered by %s', (message, rule) => {
  expect(talk(message).draft.rule).toBe(rule);
});

test.each([
  ['mon nom est Paul', 'fr'],
  ['mi nombre es Juan', 'es'],
  ['mein Name ist Marie', 'de'],
  ['passer une annonce', 'fr'],
  ['aber sicher nicht', 'de'],
])('%s asks for nothing that is on a page', (message, language) => {
  expect(talk(message)).toMatchObject({
    query: { language },
    draft: { confidence: 'decline' },
  });
});

test.each([
  ['os meus pais gostam da Zaya', 'country'],
  ['kupiga picha', 'play'],
  ['kuweka miadi', 'keep'],
  ['habari salama', 'safe'],
  ['die andern Künstler', 'change'],
  ['ist das lustig', 'happy'],
])('%s is not read as “%s”', (message, word) => {
  expect(talk(message).query.words).not.toContain(word);
});
