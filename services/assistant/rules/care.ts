import type { Rule } from './rule';

const DISTRESS =
  /\b(?:suicid\w*|kill myself|end my life|want to die|hurt myself|self[- ]harm|harm myself|cannot go on|can't go on)\b/;
const ADVICE =
  /\b(?:legal|medical|financial|tax|investment|health) (?:advice|counsel)\b|\bshould i (?:sue|sign|invest|buy shares)\b|\b(?:is|was) my (?:contract|lawyer|doctor)\b|\bdiagnos\w*|\bsymptoms?\b|\bmy (?:recording )?contract\b|\bmy (?:headache|doctor|taxes|visa)\b/;

/** Questions that are somebody else's to answer: a person nearby, a lawyer, a doctor. */
export const care: Rule = ({ folded }, { content }) => {
  const { distress, advice } = content.assistant.replies;
  if (DISTRESS.test(folded)) {
    return { text: distress, confidence: 'decline', urls: ['/contact'], rule: 'distress' };
  }
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
