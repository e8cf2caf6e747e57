import type { Rule } from '../rule';
import { writtenAnswer } from '../written-answer';
import { deskOf } from './desk-of';

const ASKS =
  /^(?:(?:hi|so|and|then|please|fine|ok|okay|well|just|at least) )*(?:whats|what(?: (?:s|is|are))?|do you have|have you got|is there|give me|i need|tell me|can i have|may i have|can i get|where(?: is)?|which is) (?:an?|your|the|any|ur) (?:contact )?e ?mails?(?: address(?:es)?)?(?: please)?$/;
/** `The press e-mail`, `an address for partnerships`: of one desk. */
const OF_DESK =
  /\b(?:press|media|business|support|licen[sc]ing|collab\w*|jobs?) (?:contact )?e ?mail\b|\b(?:e ?mail|mail)(?: address(?:es)?)? (?:for|about) (?:an? |the |your )?(?:\w+ )?(?:press|media|partner\w*|business|support|licen[sc]\w+|collab\w*|jobs?|applications?|interviews?|sponsor\w*)\b/;

/** `What is your e-mail?`: alone, `e-mail` is what the newsletter is asked for. */
export const ourAddress: Rule = ({ line }, site) => {
  const plain = line.replaceAll('-', ' ');
  const isOfDesk = OF_DESK.test(plain) && !/\bnewsletter\b/.test(plain);
  if (!isOfDesk && !ASKS.test(plain)) return undefined;
  const answer = writtenAnswer(site, { route: '/contact', section: 'form' }, 'our address');
  if (!answer || !isOfDesk) return answer;
  const { id, label } = deskOf(plain, site);
  return {
    ...answer,
    text: `${answer.text} Choose ${label} there.`,
    urls: [`/contact?type=${id}`, ...answer.urls],
  };
};
