import type { Rule } from './rule';
import { writtenAnswer } from './written-answer';

const ASKS =
  /^(?:(?:hi|so|and|then|please|fine|ok|okay|well|just|at least) )*(?:whats|what(?: (?:s|is|are))?|do you have|have you got|is there|give me|i need|tell me|can i have|may i have|can i get|where(?: is)?|which is) (?:an?|your|the|any|ur) (?:contact )?e ?mails?(?: address(?:es)?)?(?: please)?$/;

/** `What is your e-mail?`: alone, `e-mail` is what the newsletter is asked for. */
export const ourAddress: Rule = ({ line }, site) =>
  ASKS.test(line.replaceAll('-', ' '))
    ? writtenAnswer(site, { route: '/contact', section: 'form' }, 'our address')
    : undefined;
