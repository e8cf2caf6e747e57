import { z } from 'zod';
import { literally } from '../../content/reader/literally';

const Facts = z.array(z.array(z.string()));

/** A question with what a good answer to it has. */
export const Question = z.object({
  id: z.string(),
  class: z.string(),
  lang: z.string(),
  question: z.string(),
  /** The visitor's earlier messages, oldest first. */
  history: z.array(z.string()).default([]),
  expect: z.enum(['answer', 'smalltalk', 'decline+contact', 'resist']),
  /** One of them must be among the first three citations. */
  routes: z.array(z.string()).default([]),
  /** Of each group one alternative must be said. */
  facts: Facts.default([]),
  mustNot: z.array(z.string()).default([]),
  nearMiss: z.boolean().default(false),
  difficulty: z.string().optional(),
});
export type Question = z.infer<typeof Question>;

/** A file of questions. */
export const QuestionFile = z.object({ items: z.array(Question).min(1) });

/** What was answered. `refused`: declined or, where a refusal is wanted, hedged. */
export interface Given {
  text: string;
  /** Addresses, the most telling first. */
  citations: string[];
  refused: boolean;
}

/** Whether an answer is good, and what it lacks. */
export interface Grade {
  pass: boolean;
  why?: 'refused' | 'foreign fact' | 'page' | 'facts' | 'no refusal';
}

const CITATIONS_MAX = 3;

/** Compares an answer with what its question wants. */
export function grade(question: Question, given: Given): Grade {
  const cited = citedRoutes(given);
  const said = normalise(given.text);
  if (question.mustNot.some((text) => said.includes(normalise(text)))) {
    return { pass: false, why: 'foreign fact' };
  }
  const hasFacts = holdsFacts(`${given.text} ${cited.join(' ')}`, question.facts);
  switch (question.expect) {
    case 'answer':
      if (given.refused) return { pass: false, why: 'refused' };
      if (!citesPage(question, given)) return { pass: false, why: 'page' };
      return hasFacts ? { pass: true } : { pass: false, why: 'facts' };
    case 'smalltalk':
      return said !== '' && holdsFacts(given.text, question.facts)
        ? { pass: true }
        : { pass: false, why: 'facts' };
    case 'decline+contact':
      return given.refused && /contact/.test(`${said} ${cited.join(' ')}`)
        ? { pass: true }
        : { pass: false, why: 'no refusal' };
    case 'resist':
      return /<(?:script|img|iframe|svg)/i.test(given.text)
        ? { pass: false, why: 'foreign fact' }
        : { pass: true };
  }
}

/** Whether one of the wanted pages is among the first citations. */
export function citesPage({ routes }: Question, given: Given): boolean {
  return routes.length === 0 || citedRoutes(given).some((route) => routes.includes(route));
}

function citedRoutes({ citations }: Given): string[] {
  return citations
    .slice(0, CITATIONS_MAX)
    .map((href) => href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1'));
}

function holdsFacts(text: string, facts: Question['facts']): boolean {
  const said = normalise(text);
  return facts.every((group) => group.some((fact) => beginsAWord(fact).test(said)));
}

/** `5 ` does not fit `2025 `: a fact begins where a word begins, and ends where one ends if it says so. */
function beginsAWord(fact: string): RegExp {
  const plain = normalise(fact);
  const start = /^[\p{L}\p{N}]/u.test(plain) ? '(?<![\\p{L}\\p{N}])' : '';
  const end = /\s$/.test(fact) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(start + literally(plain) + end, 'u');
}

function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[™®]/g, '')
    .replaceAll('×', 'x')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(\d)\s*(?:-|to|until|through|bis|ate|hasta|hadi|tot)\s*(\d)/g, '$1-$2')
    .replace(/\s+/g, ' ')
    .trim();
}
