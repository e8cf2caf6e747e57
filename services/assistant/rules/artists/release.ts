import type { Content, Release } from '../../../../content/schema/content';
import type { Draft } from '../../engine/draft';
import { artistRoute, listenRoute } from '../../knowledge/artist-route';
import { tellLatest } from '../../knowledge/artist-tracks';
import { dayInWords } from '../../knowledge/in-words';
import { sentences } from '../../phrasing';
import { fold, wordsOf } from '../../words/fold';
import type { Rule } from '../rule';
import { wordSet } from './asks-only';

/** By whom a release is, or when: any other word asks for more, such as who mixed it. */
const NAMED = {
  of: wordSet('who whose when artist singer out released release year date day'),
  with: wordSet(
    'which what is was are be been does did do will has have by of from the a it that sings sing sang sung made makes make recorded performs performed plays come comes came coming drop dropped launch launched song track single title called in on yet already now and please tell me',
  ),
};
/** What a release is about, or sounds like. */
const ABOUT = {
  of: wordSet('about sound sounds feel feels theme topic go goes'),
  with: wordSet(
    'what which how is are does do the of by a it that song track single like tell me and',
  ),
};
/** What a title in another language means. */
const MEANT = {
  of: wordSet('mean means meaning translate translates translation translated english'),
  with: wordSet(
    'what which is are does do the of by a it that song track single title name word words in into tell me and for',
  ),
};
/** The newest of all. */
const LATEST = {
  of: wordSet('latest newest recent'),
  with: wordSet(
    'what which is was are the your most last release releases released song songs track tracks single singles music tune out of all from you have by any artist artists tell me show give please s',
  ),
};
const MUSIC = /\b(?:releases?|released|songs?|tracks?|singles?|music|tune)\b/;
/** How many of one year are told where no day says which is the last. */
const TOLD_MAX = 3;

/** By whom a release is and when it came out; without a title or a name, which of all is the latest. */
export const release: Rule = ({ line, words, folded, artists }, { content }) => {
  const called = releasesIn(` ${wordsOf(folded).join(' ')} `, content.releases);
  if (called.length === 0) {
    const isLatest = artists.length === 0 && MUSIC.test(line) && isMadeOf(words, LATEST);
    return isLatest ? latestOf(content) : undefined;
  }
  const titles = new Set(called.flatMap(({ title }) => wordsOf(fold(title))));
  const names = called.flatMap((one) => wordsOf(fold(artistOf(one, content)?.name ?? '')));
  // a title in another language may have been translated with the rest: then what was written counts
  const asksFor = (asked: typeof NAMED) =>
    [words, wordsOf(folded)].some((row) =>
      isMadeOf(
        row.filter((word) => !titles.has(word) && !names.includes(word)),
        asked,
      ),
    );
  const asksMeaning = asksFor(MEANT);
  const isForeign = called.some(({ titleLang }) => titleLang && titleLang !== 'en');
  const isMeant = asksMeaning && isForeign;
  const isAbout = asksFor(ABOUT) || (asksMeaning && !isForeign);
  if (!isAbout && !isMeant && !asksFor(NAMED)) return undefined;
  const by = called.flatMap((one) => artistOf(one, content) ?? []);
  return {
    text: sentences(
      ...called.map(({ title, subtitle }) => isMeant && `“${title}” is “${subtitle}” in English.`),
      ...called.map((one) => told(one, content)),
      ...called.map(({ description }) => isAbout && description),
    ),
    confidence: 'answer',
    urls: [...by.map((artist) => listenRoute(artist, content)), ...by.map(artistRoute)],
    rule: 'release',
  };
};

function isMadeOf(words: string[], asked: typeof NAMED): boolean {
  const isAsked = words.some((word) => asked.of.has(word));
  return isAsked && words.every((word) => asked.of.has(word) || asked.with.has(word));
}

/** Those whose whole title stands there, and not only inside a longer one. */
function releasesIn(line: string, releases: Release[]): Release[] {
  const titled = releases
    .map((one) => ({ one, title: ` ${wordsOf(fold(one.title)).join(' ')} ` }))
    .filter(({ title }) => title.trim() !== '' && line.includes(title));
  const isInside = (title: string) =>
    titled.some((other) => other.title !== title && other.title.includes(title));
  return titled.filter(({ title }) => !isInside(title)).map(({ one }) => one);
}

function artistOf({ artist }: Release, { artists }: Content) {
  return artists.find(({ slug }) => slug === artist);
}

function told(one: Release, content: Content): string {
  const name = `“${one.title}” by ${artistOf(one, content)?.name}`;
  const note = one.workingTitle && content.assistant.replies.workingTitle;
  const { status, releasesOn, year, yearStatus } = one;
  if (status === 'coming') {
    const day = releasesOn
      ? `The day announced is ${dayInWords(releasesOn)}.`
      : 'No day is announced.';
    return sentences(`${name} is not out yet.`, day, note);
  }
  if (releasesOn) return sentences(`${name} came out on ${dayInWords(releasesOn)}.`, note);
  const shown = year && `The year shown is ${year}${yearStatus ? `, ${yearStatus}` : ''}.`;
  return sentences(`${name} is out.`, shown ?? 'No day is given.', note);
}

function latestOf(content: Content): Draft | undefined {
  const [last, ...others] = content.releases
    .filter(({ status }) => status === 'out')
    .toSorted((a, b) => since(b).localeCompare(since(a)));
  const artist = last && artistOf(last, content);
  if (!artist) return undefined;
  const draft = (text: string, urls: string[]): Draft => ({
    text,
    confidence: 'answer',
    urls: [...urls, '/listen'],
    rule: 'release latest',
  });
  if (others.every((other) => other.artist === last.artist)) {
    const { text, urls } = tellLatest(artist, content);
    return draft(text, urls);
  }
  // where no day is given, nobody can say whose came last
  const same = [last, ...others.filter((other) => since(other) === since(last))];
  const newest = same.filter(
    (one, at) => same.findIndex((other) => other.artist === one.artist) === at,
  );
  const names = newest
    .slice(0, TOLD_MAX)
    .map((one) => `“${one.title}” by ${artistOf(one, content)?.name}`);
  const { releasesOn, year } = last;
  const on = releasesOn ? `, out since ${dayInWords(releasesOn)}` : year ? `, of ${year}` : '';
  const text =
    newest.length === 1
      ? `The latest release is ${names[0]}${on}.`
      : `The latest releases${on}: ${names.join(', ')}.`;
  return draft(text, [listenRoute(artist, content)]);
}

/** The day, or the year where that is all that is given, as it is sorted. */
function since({ releasesOn, year }: Release): string {
  return releasesOn ?? year ?? '';
}
