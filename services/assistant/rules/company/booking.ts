import { artistRoute } from '../../knowledge/artist-route';
import { sentences } from '../../phrasing';
import type { Rule } from '../rule';
import { writtenAnswer } from '../written-answer';

/** Where the content answers how somebody of ours is asked for. */
const ANSWER = { route: '/contact', section: 'booking' };

const OCCASION =
  /\b(?:weddings?|birthdays?|(?<!\b(?:third|3rd|other|political) )part(?:y|ies)|festivals?|(?:night)?clubs?|concerts?|shows?|gigs?|stages?|functions?|corporate|conferences?|opening|(?:our|my|product|brand|\w+ing) launch|ceremon(?:y|ies)|events?|graduations?|funerals?|anniversar(?:y|ies)|restaurants?|hotels?|lounges?|venues?|(?<=\b(?:an?|our|keynote|panel) )talk|gala|prom)\b/;
/** Asks for somebody to come. A call is booked on the contact page. */
const BOOKS =
  /\b(?:book|booked|hire|hiring|invite|inviting)\b(?! (?:(?:a|an|the|your|my|one|another|creative) )*(?:call|meeting|ticket|seat|table))/;
const BOOKABLE =
  /\b(?:artists?|acts?|singers?|performers?|bands?|djs?|performances?|him|her|them|someone|somebody)\b/;
const BOOKINGS = /\bbookings?\b|\bhologram\b|\blive (?:shows?|acts?|performances?) for\b/;
const PERFORMS =
  /\b(?:perform|performing|performs|play|playing|sing|singing|host|hosting|mc|headline|appear|act|acts|artists?|singers?|available|come|do)\b/;
const WANTS =
  /\b(?:can|could|would|may|is|are|do|want|wants|need|like|love|looking|planning|available)\b/;
/** An occasion of the visitor's own. */
const OWN = /\b(?:my|our|we|us)\b/;
const FOR_ONE = /\b(?:for|at|on) (?:an?|one|\d+) (?:\w+ ){0,4}$/;
/** A piece made for one person or one track. */
const COMMISSION =
  /\b(?:shout ?outs?|jingles?|voice ?overs?)\b|\bfeatur(?:e|ing) (?:on|in|with)\b|\b(?:a )?verse (?:from|by)\b|\bsing (?:\w+ )?(?:happy birthday|for my)\b/;
/** Somebody else's question: about music that is played, about an event of ours, about a job here. */
const OTHERWISE =
  /\b(?:music|songs?|tracks?|tunes?|license|jobs?|are you hiring|discord|replay|my city|near me|tour|pictures?|portraits?|faces?|logos?|put|print|use|shirts?|posters?|flyers?|banners?|magazines?|newspapers?|articles?|interviews?|interviewing|journalists?|reporters?|bloggers?|blogs?|podcasts?)\b|\b(?:next|upcoming) (?:event|show|concert|gig)s?\b|\byou (?:ever )?hire\b(?! (?:\w+ ){0,3}out\b)|\bwho (?:is|are|s) (?:playing|performing|singing)\b|\byour (?:events?|shows?|concerts?|gigs?)\b|\btime ?zones?\b|\brsvp\b|\bhow (?:many|often)\b|\bto be there\b|\b(?:it|page|screen|site|that|phone) shows\b|^(?:who|when|where|what time|which|did|does|has|have|was|were|is there|are there)\b/;

/** `We want her for our festival`: bookings and performances, which are proposed on the contact page. */
export const booking: Rule = ({ line, artists, byName }, site) => {
  if (OTHERWISE.test(line) && !COMMISSION.test(line)) return undefined;
  const occasion = OCCASION.exec(line);
  const isOwn =
    occasion !== null && (OWN.test(line) || FOR_ONE.test(line.slice(0, occasion.index)));
  const isAsked =
    BOOKINGS.test(line) ||
    (BOOKS.test(line) && (byName || occasion !== null || BOOKABLE.test(line))) ||
    (COMMISSION.test(line) && (byName || BOOKABLE.test(line))) ||
    (isOwn && WANTS.test(line) && (byName || PERFORMS.test(line)));
  const draft = isAsked ? writtenAnswer(site, ANSWER, 'booking') : undefined;
  if (!draft) return undefined;
  const named = site.content.artists.filter(({ slug }) => byName && artists.includes(slug));
  const coming = named.filter(({ directory }) => directory.status === 'coming-soon');
  const names = coming.map(({ name }) => name).join(' and ');
  return {
    ...draft,
    text: sentences(
      names !== '' && `${names} ${coming.length > 1 ? 'are' : 'is'} coming soon.`,
      draft.text,
    ),
    urls: [...draft.urls.slice(0, 1), ...named.map(artistRoute), ...draft.urls.slice(1)],
  };
};
