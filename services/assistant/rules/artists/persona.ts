import { artistRoute } from '../../knowledge/artist-route';
import type { Rule } from '../rule';
import { writtenAnswer } from '../written-answer';
import { asksOnly, wordSet } from './asks-only';

/** Where the content answers what is made by people and what is not. */
const ANSWER = { route: '/ai', section: 'overview' };

const ASKED = {
  /** What somebody is asked to be, or not to be. */
  of: wordSet(
    'real fake human humans person people exist exists ai robot bot machine computer program alive fictional invented imaginary virtual artificial synthetic hologram avatar cartoon character cgi man woman boy girl male female band group',
  ),
  with: wordSet(
    'o ou oder is are was were isnt does do did be being an a the so but and then or if even just really actually truly right true not no me tell say wait hey ok okay please he she him her it they them this that one some kind sort of like guy artist artists singer singers musician star generated made up by with living life est elle il une un una um uma ein eine where c ce e es ist n ni je ele ela el ella what dey na my friend friends brother sister mum mom dad someone somebody everyone people they i we said says say told tells think thinks thought heard read claims believe convinced arent aint wasnt still whether if wonder know',
  ),
};

/** `Is she a real person?`: said of whom it is asked, and plainly. */
export const persona: Rule = (query, site) => {
  const named = site.content.artists.filter(({ slug }) => query.artists.includes(slug));
  if (!query.byName || !asksOnly(query, site, ASKED)) return undefined;
  // whether there are several is told on the card of those who are
  const isGroup = named.some(({ description }) => /\bgroup\b/.test(description));
  if (isGroup && /\b(?:band|group)\b/.test(query.line) && !/\breal\b/.test(query.line))
    return undefined;
  const answer = writtenAnswer(site, ANSWER, 'persona');
  if (!answer) return undefined;
  const said = named.map(({ name }) => `${name} is an AI-powered persona.`).join(' ');
  const [first = ANSWER.route, ...others] = answer.urls;
  return {
    ...answer,
    text: `${said} ${answer.text}`,
    urls: [first, ...named.map(artistRoute), ...others],
  };
};
