import type { Credits } from '../../../content/schema/complete-credits';
import type { Content } from '../../../content/schema/content';

/** Who or what did each role, for the middle of a sentence: `vocals AI-generated, lyrics AI-assisted, mix human`. */
export function creditsLine({ roles }: Credits, words: Content['ui']['labels']['use']): string {
  return roles
    .filter(({ use }) => use !== 'none')
    .map(({ role, use }) => {
      const word = words[use];
      const isAbbreviation = /^[A-Z]{2}/.test(word);
      return `${role} ${isAbbreviation ? word : word.charAt(0).toLowerCase() + word.slice(1)}`;
    })
    .join(', ');
}
