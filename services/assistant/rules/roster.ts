import type { Content } from '../../../content/schema/content';
import { remember } from '../../remember';
import type { Draft } from '../engine/draft';
import { fold } from '../engine/fold';
import { artistRoute } from '../knowledge/artist-route';
import { type Rule, sentences } from './rule';

const LISTING = '/artists';
/** Asks for singing, or for what is sung. */
const SINGING =
  /\b(?:sing\w*|sung|perform\w*|rap\w*|songs?|music|tracks?|lyrics?|vocals?|artists?|anything|something)\b/;
/** The word that may name a language. */
const IN_WHAT = / in (\p{L}+)/u;

/** Who of all sings in a language, where nobody is named. */
export const roster: Rule = ({ line, byName, language, dropped }, { content }) => {
  if (byName || !SINGING.test(line)) return undefined;
  // a name in another language is not translated, and left over
  const named = language === 'en' ? [IN_WHAT.exec(line)?.[1] ?? ''] : dropped;
  const labels = content.artists.flatMap(({ languages }) => languages);
  const codes = named.flatMap(
    (word) =>
      labels.find(({ label }) => fold(label) === fold(word))?.code ??
      codesIn(language).get(fold(word)) ??
      [],
  );
  return codes[0] === undefined ? undefined : singersIn(codes[0], content);
};

/** The codes of languages by their names in one of them, each read when it is first asked for. */
const codesIn = remember((language: string): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name ? [[fold(name), code]] : [];
    }),
  );
});

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' });
/** No comma before `and`. */
const LIST = new Intl.ListFormat('en-GB');

function singersIn(code: string, { artists }: Content): Draft {
  const singers = artists.filter(({ languages }) =>
    languages.some((language) => language.code === code),
  );
  const name = ENGLISH.of(code);
  const isOpen = singers.some(({ languagesStatus }) => languagesStatus);
  if (singers.length > 0) {
    return {
      text: sentences(
        `${name} is on ${singers.length === 1 ? 'the profile' : 'the profiles'} of ${LIST.format(singers.map((singer) => singer.name))}.`,
        isOpen && 'Which languages they sing in is still to be confirmed by the label.',
      ),
      confidence: 'answer',
      urls: [...singers.slice(0, 2).map(artistRoute), LISTING],
      rule: 'roster language',
    };
  }
  const codes = artists.flatMap(({ languages }) => languages.map((shown) => shown.code));
  const others = [...new Set(codes)].map((other) => ENGLISH.of(other)).join(', ');
  return {
    text: `No profile shows ${name}. The languages that they show: ${others}.`,
    confidence: 'answer',
    urls: [LISTING],
    rule: 'roster language',
  };
}
