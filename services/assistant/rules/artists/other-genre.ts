import type { Content } from '../../../../content/schema/content';
import { ARTIST_FACTS } from '../../knowledge/artist-facts';
import { listInWords } from '../../knowledge/in-words';
import { sentences } from '../../phrasing';
import { fold, wordsOf } from '../../words/fold';
import { inRow, phraseFinder } from '../../words/phrases';
import type { Rule } from '../rule';
import { wordSet } from './asks-only';

/** What such a question is made of, beside the genre: who has a jazz bar asks for something else. */
const ASKS = wordSet(
  'who which what is are there does do did will can you your i we me us my the a an of in to at for it this that here any anyone anybody someone something anything one some have has had got get make makes made making play plays playing played sing sings singing perform performs hear listen find want wanna would looking like love prefer into fan close closest similar near artist artists singer singers act acts roster band bands music song songs track tracks genre genres style kind type more less real really also too and or but not please mostly maybe sound sounds u du de het julle habt ihr gibt es hier tem tienen hacen tienes hay kuna una dey est je cherche only',
);

/** What visitors make themselves, or offer: `I play jazz`, `do you want an indie artist`. */
const OFFERS = /^(?:i|we) (?:\w+ ){0,2}(?:make|play|sing|perform|do)\b|\byou want an?\b/;

/** Of a kind of music that nobody here makes: what they do make, or the one who is named. */
export function otherGenreRule({ assistantWords, artists, releases }: Content): Rule {
  const genresIn = phraseFinder(
    assistantWords.otherGenres.map((name) => [name, [name]] as const),
    (text) => wordsOf(fold(text)),
  );
  const said = inRow(JSON.stringify([artists, releases]));
  const saidOf = new Map(artists.map((artist) => [artist.slug, inRow(JSON.stringify(artist))]));
  const makers = artists.map(({ name, genre }) => `${genre.label} (${name})`);

  return ({ written, folded, language, artists: named, byName }, { content }, now) => {
    // in chat spelling the letter of `R&B` is a word
    const words = language === 'en' ? wordsOf(folded) : written;
    const found = genresIn(words);
    const asked = found.filter((name) => !found.some((other) => isPartOf(name, other)));
    if (asked.length === 0 || asksMore(words, asked, content)) return undefined;
    const line = words.join(' ');
    if (OFFERS.test(line) || asked.some((name) => isThing(name, line))) return undefined;
    const texts = byName ? named.flatMap((slug) => saidOf.get(slug) ?? []) : [said];
    if (asked.some((name) => texts.some((text) => text.includes(inRow(name))))) return undefined;
    if (byName) {
      const ones = artists.filter(({ slug }) => named.includes(slug));
      const facts = ones.map((artist) => ARTIST_FACTS.genre?.(artist, content, now));
      return {
        text: sentences(...facts.map((fact) => fact?.text)),
        confidence: 'answer',
        urls: facts.flatMap((fact) => fact?.urls ?? []),
        rule: 'artistFact genre',
      };
    }
    return {
      text: `No profile names ${listInWords(asked)}. What there is: ${listInWords(makers)}.`,
      confidence: 'answer',
      urls: ['/artists', '/artists/africa'],
      rule: 'otherGenre',
    };
  };
}

/** `classical` beside `classical music`. */
function isPartOf(name: string, other: string): boolean {
  return name !== other && inRow(other).includes(inRow(name));
}

/** `Is it a trap`, `in my disco`: no music. A rapper is one. */
function isThing(name: string, line: string): boolean {
  return ['a', 'an', 'my'].some((small) => line.endsWith(` ${small} ${name}`)) && name !== 'rapper';
}

function asksMore(words: readonly string[], asked: string[], { artists }: Content): boolean {
  const own = new Set(
    [...asked, ...artists.map(({ name }) => name)].flatMap((name) => wordsOf(fold(name))),
  );
  return !words.every((word) => own.has(word) || ASKS.has(word));
}
