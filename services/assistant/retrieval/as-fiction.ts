import { fillIn } from '../phrasing';

const OPENING_WORDS = 3;

/** A part of an invented story, called invented; one that begins as the template does, begins so once. */
export function asFiction(template: string, said: string): string {
  const opening = template.split(' ').slice(0, OPENING_WORDS).join(' ');
  const end = said.startsWith(`${opening} `) ? said.indexOf(', ') : -1;
  const told = end < 0 ? said : said.slice(end + 2);
  return fillIn(template, { answer: told.charAt(0).toUpperCase() + told.slice(1) });
}
