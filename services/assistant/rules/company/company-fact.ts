import { listInWords } from '../../knowledge/in-words';
import { sentences } from '../../phrasing';
import type { Rule } from '../rule';

const METRICS: Record<string, string[]> = {
  streams: ['streams'],
  countries: ['countries'],
  fans: ['fans'],
  chartPositions: ['chartPositions'],
  reach: ['streams', 'countries', 'chartPositions', 'fans'],
};
/** Words that say that the whole company is meant. */
const WHOLE =
  /\b(?:company|global|globally|total|totals|overall|worldwide|world|altogether|all artists|you|your|yours|label|together)\b/;
/** What a question about the whole company may be made of; any other word names something else. */
const GENERAL =
  /^(?:how|what|which|whats|many|much|is|are|the|a|an|of|do|does|did|have|has|had|you|your|yours|in|all|to|for|by|and|us|tell|me|give|show|number|numbers|numbrs?|total|totals|big|size|large|count|counts|figures?|statistics|stats?|reach|reached|reaching|company|global|globally|overall|worldwide|world|altogether|artists?|label|together|streams?|streamed|streaming|plays|listens|countries|country|nations|territories|fans?|base|fanbase|supporters|followers|chart|charts|charted|positions?|rankings|so|far|get|got|been|songs?|music|across|with|combined|count|please|currently|now|today|heard|available|popular|popularity|successful|impact|audience|any|ever|make|made|it|into|hit|enter|entered|on|anywhere|already|yet|were|was)$/;
/** Asks by whom or in what way something was counted, and for no number. */
const COUNTING =
  /\b(?:how|who) (?:(?:do|did|does|are|were|is|was) (?:\w+ ){0,3})?(?:count|counts|counted)\b/;
const FANS = /\b(?:fans?|fan ?base|fanbase|supporters)\b/;

/** A figure of the whole company. */
export const companyFact: Rule = ({ facets, artists, line, words }, { content }) => {
  if (artists.length > 0 || COUNTING.test(line)) return undefined;
  if (!words.every((word) => GENERAL.test(word))) return undefined;
  const asked = facets.filter((facet) => facet in METRICS);
  if (FANS.test(line) && /\b(?:many|big|number|size|large|count)\b/.test(line))
    asked.unshift('fans');
  const isCount =
    asked.includes('chartPositions') ||
    /\b(?:many|much|number|total|big|size|count|figures?|numbers|statistics|stats|reach)\b/.test(
      line,
    );
  if (asked.length === 0 || !(WHOLE.test(line) || isCount) || !isCount) return undefined;
  const metrics = [...new Set(asked.flatMap((facet) => METRICS[facet] ?? []))];
  const facts = metrics.flatMap(
    (metric) =>
      content.facts.find((fact) => fact.subject === 'global' && fact.metric === metric) ?? [],
  );
  if (facts.length === 0) return undefined;
  const figures = listInWords(facts.map(({ display, label }) => `${display} ${label}`));
  const { selfReported } = content.assistant.replies;
  const said = facts.length === 1 ? selfReported : 'These figures are self-reported.';
  return {
    text: sentences(`The company reports ${figures} in total.`, said),
    confidence: 'answer',
    urls: ['/global', '/ai#numbers'],
    rule: 'companyFact',
  };
};
