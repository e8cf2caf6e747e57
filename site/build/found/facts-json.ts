import type { Content } from '../../../content/schema/content';
import { disagreements, factRows } from '../../pages/ai/fact-rows';

/** The table of `/ai/facts` for machines. */
export function factsJson(content: Content, origin: string): string {
  const facts = factRows(content).map(({ question, ...row }) => ({
    ...row,
    page: `${origin}${content.pages.ai.ledger.route}#${row.id}`,
    question: origin + question.href,
  }));
  const { list } = content.pages.ai.ledger.corrections;
  const body = { facts, disagreements: disagreements(content), corrections: list };
  return `${JSON.stringify(body, null, 2)}\n`;
}
