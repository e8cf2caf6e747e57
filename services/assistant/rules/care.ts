import type { Rule } from './rule';

const ADVICE =
  /\b(?:legal|medical|financial|tax|investment|health) (?:advice|counsel)\b|\bshould i (?:sue|sign|invest|buy shares)\b|\b(?:is|was) my (?:contract|lawyer|doctor)\b|\bdiagnos\w*|\bsymptoms?\b|\bmy (?:recording )?contract\b|\bmy (?:headache|doctor|taxes|visa)\b/;

/** Questions that are somebody else's to answer: a lawyer, a doctor. */
export const care: Rule = ({ folded }, { content }) => {
  const { advice } = content.assistant.replies;
  if (ADVICE.test(folded)) {
    return {
      text: `${advice} The contact form reaches one.`,
      confidence: 'decline',
      urls: ['/contact'],
      rule: 'advice',
    };
  }
  return undefined;
};
