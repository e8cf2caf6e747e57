import type { Content } from '../../../../content/schema/content';
import { countries } from '../../words/countries';
import { fold, wordsOf } from '../../words/fold';
import { inRow, phraseFinder } from '../../words/phrases';
import type { Rule } from '../rule';
import { writtenAnswer } from '../written-answer';
import { wordSet } from './asks-only';

/** What such a question is made of, beside the country: who asks for events or jobs there asks for something else. */
const ASKS = wordSet(
  'who which what is are was there do does you your have has got any an a one some anyone anybody someone somebody all of the these them that from in come comes coming born based live lives artist artists singer singers musician musicians act acts rapper rappers star stars girl girls boy boys man woman female male band bands group',
);
const OF_ORIGIN = /\bfrom\b|\bborn\b/;
/** Asked of the company, where nobody else is named. */
const OF_US = /^are you\b/;
const PEOPLE = /\b(?:artists?|singers?|musicians?|acts?|rappers?|stars?|bands?|group)\b/;

/** As people write them, beside what `Intl` calls them. */
const ALSO_CALLED = ['ivory coast', 'drc', 'congo', 'usa', 'america', 'uk', 'england', 'africa'];
/** Those that are languages too are left out: `French artists` may sing in it. */
const DEMONYMS =
  'nigerian kenyan ghanaian angolan namibian zimbabwean zambian tanzanian ugandan rwandan ethiopian senegalese ivorian cameroonian malian moroccan egyptian algerian tunisian mozambican motswana malawian congolese gambian liberian beninese togolese gabonese sudanese mauritian brazilian american british jamaican indian canadian australian naija';

/** Who comes from a country, asked of all artists: nobody is said to. */
export function fromCountryRule({ artists }: Content): Rule {
  const said = inRow(JSON.stringify(artists));
  const places = [...countries(), ...ALSO_CALLED, ...DEMONYMS.split(' '), 'south african'];
  const placesIn = phraseFinder(
    places.map((place) => [place, [place]] as const),
    (text) => wordsOf(fold(text)),
  );

  return ({ words, line }, site) => {
    const asked = placesIn(words).map((place) => wordsOf(fold(place)).join(' '));
    const own = new Set(asked.flatMap(wordsOf));
    if (asked.length === 0 || !words.every((word) => own.has(word) || ASKS.has(word))) {
      return undefined;
    }
    if (OF_US.test(line) && !PEOPLE.test(line)) {
      return writtenAnswer(site, { route: '/contact', section: 'location' }, 'our location');
    }
    const isAsked = OF_ORIGIN.test(line) || PEOPLE.test(line);
    const isSaid = asked.some((place) => said.includes(` ${place} `));
    if (!isAsked || isSaid || asked.some((place) => isPerson(place, line))) return undefined;
    return {
      text: 'No profile says where an artist comes from: they are AI-powered personas and claim no ancestry. What the profiles name is a musical lineage.',
      confidence: 'answer',
      urls: ['/artists', '/ai'],
      rule: 'fromCountry',
    };
  };
}

/** `Is Georgia an artist`. */
function isPerson(place: string, line: string): boolean {
  return ['is', 'was', 'does', 'has'].some((verb) =>
    ['a', 'an', 'the', 'have'].some((next) => line.startsWith(`${verb} ${place} ${next} `)),
  );
}
