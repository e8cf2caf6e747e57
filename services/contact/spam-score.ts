import type { ContactRequest } from '../contracts/contact';
import { SPAM_TRAP } from '../contracts/limits/spam-trap';
import type { Deps } from '../deps';
import { formTokenAge } from './form-token';

/** From here on a message is kept as spam. Only the trap gets there alone. */
const SPAM_FROM = 60;
/** Nobody has filled in a form so soon after touching it. */
const FASTEST_MS = 3_000;
const LINK = /https?:\/\/|www\./gi;

/**
 * What counts, and how much. Chosen so that a plain form without JavaScript, which has no token,
 * may hold nine links, and a person who pastes everything at once is kept as a person.
 */
const WEIGHTS = {
  /** The field that people neither see nor reach was filled in. */
  trap: 100,
  /** The token is not one of ours. */
  forged: 50,
  /** The message came within three seconds of the first touch. */
  hasty: 50,
  /** Links as forums write them, which no mail or form of ours understands. */
  forum_links: 50,
  /** Ten links or more. */
  many_links: 50,
  /** The same text, or too many without a token, have come within the hour: with anything else than a link or two it is spam. */
  wave: 40,
  /** A link in the place of a name. */
  link_name: 30,
  /** No token: a form without JavaScript, or a program. */
  untimed: 20,
  /** Links as HTML writes them. */
  html_links: 20,
  /** Three to nine links. */
  some_links: 20,
  /** One or two links. */
  few_links: 10,
} as const;

type Reason = keyof typeof WEIGHTS;

/** Why a message looks like spam, and whether that is enough. */
export interface SpamVerdict {
  isSpam: boolean;
  score: number;
  reasons: Reason[];
}

/**
 * Weighs a message. Nobody is refused by it: what looks like spam is kept where the team can see it.
 * @param isWave whether too many of the same text came before it
 */
export function weighSpam(
  signing: Pick<Deps, 'secret' | 'now'>,
  request: ContactRequest,
  isWave: boolean,
): SpamVerdict {
  const { name, about = '', message } = request;
  const text = `${about}\n${message}`;
  const found: Record<Reason, boolean> = {
    trap: request[SPAM_TRAP.field] !== '',
    ...timing(signing, request[SPAM_TRAP.tokenField]),
    ...linking(text.match(LINK)?.length ?? 0),
    wave: isWave,
    forum_links: /\[(?:url|link)\b/i.test(text),
    html_links: /<a\s+href/i.test(text),
    link_name: new RegExp(LINK.source, 'i').test(name),
  };
  // The keys of the table above, which Object.keys gives as text.
  const reasons = (Object.keys(WEIGHTS) as Reason[]).filter((reason) => found[reason]);
  const score = reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
  return { isSpam: score >= SPAM_FROM, score, reasons };
}

function timing(signing: Pick<Deps, 'secret' | 'now'>, token: string) {
  const ageMs = formTokenAge(signing, token);
  return {
    untimed: token === '',
    forged: token !== '' && ageMs === undefined,
    hasty: ageMs !== undefined && ageMs < FASTEST_MS,
  };
}

function linking(links: number) {
  return {
    few_links: links >= 1 && links <= 2,
    some_links: links >= 3 && links <= 9,
    many_links: links >= 10,
  };
}
