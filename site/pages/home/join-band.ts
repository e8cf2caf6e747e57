import type { Content } from '../../../content/schema/content';
import type { SubscriptionSource } from '../../../services/contracts/limits/subscriptions';
import type { LinkTo } from '../page';
import { linkTo } from '../parts/links';

/** What the band at the end of the home page asks for. */
export interface JoinData {
  slogan: string;
  lines: string[];
  narrowLines: string[];
  lead: string;
  source: SubscriptionSource;
  actions: LinkTo[];
}

/** The slogan, line by line, and the ways in that are there. */
export function joinBand({ home, site }: Content): JoinData {
  const { slogan, lead, source, beta, discord } = home.join;
  return {
    slogan,
    lines: slogan.split(/(?<=,) /),
    narrowLines: narrow(slogan),
    lead,
    source,
    actions: [beta, discord].flatMap((action) => linkTo(action, site) ?? []),
  };
}

/** Lines of two words at most, for screens where a whole clause would be too small. */
function narrow(slogan: string): string[] {
  const words = slogan.split(' ');
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && `${last} ${word}`.length <= 15) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
