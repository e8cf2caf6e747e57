import { type Rule, sentences } from './rule';

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
const FANS = /\b(?:fans?|fan ?base|fanbase|supporters)\b/;

/** A figure of the whole company. */
export const companyFact: Rule = ({ facets, artists, line }, { content }) => {
  if (artists.length > 0) return undefined;
  const asked = facets.filter((facet) => facet in METRICS);
  if (FANS.test(line) && /\b(?:many|big|number|size|large|count)\b/.test(line))
    asked.unshift('fans');
  const isCount =
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
  const figures = facts.map(({ display, label }) => `${display} ${label}`).join(', ');
  const { selfReported } = content.assistant.replies;
  const said = facts.length === 1 ? selfReported : 'These figures are self-reported.';
  return {
    text: sentences(`The company reports ${figures} in total.`, said),
    confidence: 'answer',
    urls: ['/global', '/ai#numbers'],
    rule: 'companyFact',
  };
};
