import type { Content } from '../../../content/schema/content';
import type { Fact } from '../../../content/schema/fact';
import { fillPhrase } from '../../fill-phrase';
import { artistsById, dayLabel } from '../parts/cards';

/** Whose word a figure is. */
export type FactKind = 'reported' | 'ours' | 'sourced';

/** A figure with everything that is known about it. */
export interface FactRow {
  /** Also the fragment of its address. */
  id: string;
  kind: FactKind;
  /** Id of whom it is about. */
  subject: string;
  about: string;
  claim: string;
  display: string;
  asOf: string;
  source: string;
  /** Where the count can be read; `null` while nobody has linked it. */
  sourceUrl: string | null;
  status: string;
  question: { href: string; label: string; aria: string };
}

/** Every statistic of the site: the company's first, then each artist's in the artists' order. */
export function factRows(content: Content): FactRow[] {
  const order = ['global', ...content.artists.map(({ slug }) => slug)];
  return content.facts
    .toSorted((a, b) => order.indexOf(a.subject) - order.indexOf(b.subject))
    .map((fact) => factRow(content, fact));
}

function factRow(content: Content, fact: Fact): FactRow {
  const { noDate, statuses, question, questionAria } = content.pages.ai.ledger;
  const [artist] = artistsById(content, [fact.subject]);
  const about = artist?.name ?? content.site.brand.name;
  return {
    id: fact.id,
    kind: kindOf(fact),
    subject: fact.subject,
    about,
    claim: fact.label,
    display: fact.display,
    asOf: fact.asOf === null ? noDate : dayLabel(fact.asOf),
    source: fact.source,
    sourceUrl: fact.sourceUrl || null,
    status: statuses[fact.status],
    question: {
      href: `/contact?type=general&about=fact-${fact.id}`,
      label: question.label,
      aria: fillPhrase(questionAria, { claim: fact.label, about }),
    },
  };
}

function kindOf({ source, sourceUrl }: Fact): FactKind {
  if (sourceUrl !== '') return 'sourced';
  return source === 'self-reported' ? 'reported' : 'ours';
}

/** Two readings of one thing, as two of our own pages give them. */
export interface Disagreement {
  id: string;
  artistId: string;
  subject: string;
  directory: string;
  listing: string;
}

/** What the African directory and the artists page say differently. */
export function disagreements({ artists, pages, ui }: Content): Disagreement[] {
  const { subject, tempo, status } = pages.ai.ledger.disagreements;
  const words = { active: ui.labels.active, 'coming-soon': ui.labels.comingSoon };
  return artists.flatMap(({ slug, name, directory, listing }) => {
    if (!listing) return [];
    const pairs = [
      [tempo, directory.bpmRange?.display, listing.bpmRange?.display],
      [status, words[directory.status], words[listing.status]],
    ] as const;
    return pairs.flatMap(([what, one, other]) =>
      one !== undefined && other !== undefined && one !== other
        ? [
            {
              id: `${slug}-${what}`,
              artistId: slug,
              subject: fillPhrase(subject, { name, what }),
              directory: one,
              listing: other,
            },
          ]
        : [],
    );
  });
}
