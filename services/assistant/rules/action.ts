import type { Artist } from '../../../content/schema/content';
import type { Action } from '../../contracts/assistant';
import type { InquiryType } from '../../contracts/limits/contact';
import type { Draft } from '../engine/draft';
import type { Query } from '../engine/query';
import { artistRoute } from '../knowledge/artist-route';
import { fillIn, inLanguage, pick, sentences } from '../phrasing';
import { deskOf } from './company/desk-of';
import type { Rule, Site } from './rule';

const UNFOLLOW =
  /\b(?:unfollow|stop following|no longer follow|un-follow)\b|\b(?:i|we|he|she|they) (?:really |just )?(?:do|does) not want to follow\b(?! .*\bwithout\b)|\b(?:take|remove|drop|delete)\b.{0,40}\b(?:off|from)\b.{0,20}\b(?:i follow|follows|following)\b|\b(?:hit|pressed|tapped|clicked) follow\b.*\b(?:accident|mistake|undo)\b|\bundo\b.{0,20}\bfollow\b/;
const FOLLOW =
  /^(?!.*\b(?:without|account|sign ?up|register)\b)(?:(?:please|ok|okay|yes|sure|cool|nice|great|then|can you|could you|i am going to|i am gonna|ima|imma|lemme|i want to|i want|i would like to|id like to|let me|i will|help me) )*(?:to )?(?:follow|add)\b/;
/** Asks how, and the button does it too. */
const HOW_TO_FOLLOW =
  /^(?!.*\b(?:without|account|sign ?up|register|on)\b)(?:and )?(?:how (?:do|can|could) i|how to|where (?:do|can) i) follow\b/;
/** Said of an artist and with nothing asked after it, it wants no answer: the way to stay near is offered. */
const LOVE =
  /^(?:i |we )?(?:just |really |so |absolutely )*(?:love|adore|like)\b(?!.*\b(?:who|what|when|where|why|how|which|is|are|was|do|does|did|has|have|can|could|will|would|to|want|need)\b)/;
const REMIND =
  /\b(?:remind|notify|alert|warn|tell|inform|email|e-?mail|mail|ping|message|text|update|let) me (?:know )?.*\b(?:when|once|as soon as|before)\b|\b(?:mail|email|ping|message) me if\b.*\b(?:releases?|drops?|comes|out|launches|starts)\b|\b(?:an? |the )(?:e-?mail|mail|message|text) (?:when|once|as soon as)\b|\b(?:remind|notify|alert|warn) me (?:about|of|for)\b|^(?:(?:please|ok|okay|yes|can you|could you|would you) )*(?:remind|notify|alert) me(?: please)?$|^(?:please )?(?:notify|remind|alert) me\b(?! (?:again )?(?:what|who|which|how|where|why|whose|whether)\b)|\b(?:get|be|getting|been) told when\b|\b(?:reminder|notified|pinged|reminded|alerted|notification|heads ?up)\b/;
const SUBSCRIBE =
  /\b(?:subscribe me|sign me up|put me (?:down )?on (?:the|your|a)|add me to (?:the|your)|add my (?:email|address)|keep me (?:posted|updated|informed|in the loop)|send me (?:your )?(?:newsletter|news|updates|email)|i want (?:to subscribe|your newsletter|the newsletter|to get (?:email|news|updates)))\b/;
const PERSON =
  /\b(?:talk|speak|chat|connect|write|reach|forward|pass|transfer|get|need|want|give)\b.{0,30}\b(?:(?<!\bvirtual )human|real person|(?<!\bin )person|agent|somebody|someone|representative|operator|the team|your team|staff|customer service)\b|\b(?:call|ring|phone|contact) me\b|\b(?:email|write|mail) me (?:back|at|under)\b|^(?:an? )?(?:human|person|agent|operator|representative)(?: please)?$|^escalate\b/;
/** The same where the verb comes last, as in German. */
const PERSON_LAST = /\b(?:human|person|agent|somebody|someone|staff) (?:talk|speak|write|reach)\b/;
const SEND =
  /\b(?:send|write|forward|pass|drop|leave)\b.{0,20}\b(?:message|note|email|line|this|question|inquiry|request)\b.{0,20}\b(?:to|for)\b/;
const THEME =
  /\b(?:dark|light|night|bright) (?:mode|theme|version)\b|\b(?:too bright|too dark|(?:colou?rs?|page|site|screen)(?: is| are|['’]s)? so (?:dark|bright)|make it (?:light|dark|bright|darker|lighter|brighter)|switch theme|change (?:the )?theme)\b/;
/** Light is a data use as well, which no theme changes. */
const DATA = /\b(?:data|mb|megas?|megabytes?|bundles?)\b/;

/** Things the assistant can do, offered and never done: the visitor presses the button. */
export const action: Rule = (query, site) => {
  const { line, folded, words } = query;
  const artist = site.content.artists.find(({ slug }) => query.artists[0] === slug);
  if (artist && UNFOLLOW.test(line)) return onArtist('unfollow', artist, site);
  if (artist && query.byName && (FOLLOW.test(line) || LOVE.test(line)) && words.length <= 8)
    return onArtist('follow', artist, site);
  if (artist && query.byName && HOW_TO_FOLLOW.test(line) && words.length <= 8)
    return howToFollow(artist, site);
  if (
    artist &&
    REMIND.test(line) &&
    !/^how\b(?!.*\b(?:notified|reminded|pinged|alerted|told) when\b|.*\bheads ?up\b|.*\b(?:get|set|set up|make) (?:an? |the )?reminder (?:for|about|on)\b)/.test(
      line,
    )
  )
    return remind(artist, site);
  if (SUBSCRIBE.test(line)) return subscribe(query, site);
  if (
    (PERSON.test(line) &&
      !/^(?:what|who|where|when|why|which|whose|how|is|are|do|does|did|has|have|will)\b/.test(
        line,
      )) ||
    (query.language !== 'en' && PERSON_LAST.test(line)) ||
    SEND.test(line)
  ) {
    return handOver(query, site);
  }
  if ((THEME.test(folded) || THEME.test(line)) && !DATA.test(folded)) return theme(site);
  return undefined;
};

function offer(site: Site, label: string): string {
  return fillIn(site.content.assistant.replies.action, { action: label });
}

function labelOf({ content }: Site, id: string, artist: string): string {
  const found = content.assistant.actions.find((known) => known.id === id);
  return fillIn(found?.label ?? id, { artist });
}

function onArtist(type: 'follow' | 'unfollow', artist: Artist, site: Site): Draft {
  const label = labelOf(site, type, artist.name);
  return {
    text: sentences(offer(site, label), type === 'unfollow' && 'You can follow again at any time.'),
    confidence: 'answer',
    urls: [artistRoute(artist)],
    action: { type, artistId: artist.slug, label, confirm: true },
    rule: `action ${type}`,
  };
}

function howToFollow(artist: Artist, site: Site): Draft {
  const draft = onArtist('follow', artist, site);
  const { followArtist } = site.content.ui.buttons;
  return {
    ...draft,
    text: `Press ${followArtist} on the profile; you need no account. ${draft.text}`,
  };
}

function remind(artist: Artist, site: Site): Draft {
  const label = labelOf(site, 'remind', artist.name);
  return {
    text: `${offer(site, label)} You get a mail on the day. The newsletter tells you too.`,
    confidence: 'answer',
    urls: [artistRoute(artist), '/join/newsletter'],
    action: { type: 'remind', artistId: artist.slug, label, confirm: true },
    rule: 'action remind',
  };
}

function subscribe({ line }: Query, site: Site): Draft {
  const { topics } = site.content.site.newsletter;
  const chosen = topics
    .filter(({ id }) => line.includes(id.replace('hub-', '')))
    .map(({ id }) => id);
  const label = labelOf(site, 'subscribe', '');
  return {
    text: `${offer(site, label)} The newsletter asks for your email address, and nothing is sent before you confirm it.`,
    confidence: 'answer',
    urls: ['/join/newsletter'],
    action: { type: 'subscribe', topics: chosen, href: '/join/newsletter', label, confirm: true },
    rule: 'action subscribe',
  };
}

/** The contact form, with the desk chosen. */
function contactAction(inquiryType: InquiryType, label: string): Action & { type: 'handoff' } {
  const href = `/contact?type=${inquiryType}`;
  return { type: 'handoff', inquiryType, href, label, confirm: true };
}

function handOver({ line, language, folded }: Query, site: Site): Draft {
  const desk = deskOf(line, site);
  const action = contactAction(desk.id, labelOf(site, 'contact', ''));
  return {
    text: sentences(
      pick(inLanguage(site.content.assistant.replies.handover, language), folded),
      desk.id !== 'general' && `It goes to: ${desk.label}. ${desk.hint}`,
    ),
    confidence: 'answer',
    urls: [action.href],
    action,
    rule: 'action handoff',
  };
}

function theme(site: Site): Draft {
  const label = labelOf(site, 'theme', '');
  return {
    text: offer(site, label),
    confidence: 'answer',
    urls: ['/accessibility'],
    action: { type: 'theme', label, confirm: true },
    rule: 'action theme',
  };
}
