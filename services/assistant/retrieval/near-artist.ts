import type { Artist, Content } from '../../../content/schema/content';
import type { Draft } from '../engine/draft';
import type { Query } from '../engine/query';
import { introduce } from '../knowledge/artist-facts';
import { inLanguage, pick, sentences } from '../phrasing';
import type { Lexicon } from '../words/lexicon';
import type { Match } from './matcher';

const CONTACT = 'The contact form reaches a person.';

/** Somebody of ours is named, and what is asked about them cannot be made out; with an everyday word that no page has, it is not said. */
export function nearArtist(artist: Artist, query: Query, content: Content): Draft {
  const { language, folded, unsaid } = query;
  const { replies } = content.assistant;
  const { text, urls } = introduce(artist);
  const isUnsaid = language === 'en' && unsaid.length > 0;
  const lead = pick(inLanguage(isUnsaid ? replies.decline : replies.hedge, language), folded);
  return {
    text: sentences(
      lead,
      isUnsaid ? inLanguage(replies.contact, language) : sentences(text, CONTACT),
    ),
    confidence: isUnsaid ? 'decline' : 'hedge',
    urls: [...urls.slice(0, 1), '/contact'],
    rule: 'near artist',
    isGap: true,
    isOpen: true,
  };
}

/** Whether nothing but the name of an artist leads to a passage: what is asked of them stands nowhere in it. */
export function restsOnName({ passage }: Match, { stems }: Query, lexicon: Lexicon): boolean {
  if (passage.artist === undefined) return false;
  const { title, text, asks } = passage;
  const ofName = new Set(lexicon.stems(title));
  const known = new Set(lexicon.stems([text, ...asks].join(' ')));
  const rest = stems.filter((stem) => lexicon.isTelling(stem) && !ofName.has(stem));
  return rest.length > 0 && !rest.some((stem) => known.has(stem));
}
