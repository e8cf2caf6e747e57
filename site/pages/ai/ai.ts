import type { Hand } from '../../components/WeaveMark/WeaveMark';
import type { LinkTo, Page, PageInput } from '../page';
import { type Opening, opening } from '../parts/opening';
import { type TextPart, textPart } from '../parts/text-part';
import { HANDS } from './credits';

/** `/ai`: the three directions of thread, then the page of text. */
export interface AiContext extends Opening {
  marks: { hand: Hand; label: string; text: string }[];
  places: {
    heading: string;
    lead: string;
    items: { title: string; hand: Hand; label: string; text: string; href: string }[];
  };
  onThisPage: string;
  draft: string | null;
  parts: TextPart[];
  /** To the table of all figures. */
  numbers: { heading: string; text: string; links: LinkTo[] };
}

/** `/ai`. */
export function aiPage({ content }: PageInput): Page<AiContext> {
  const page = content.pages.ai;
  const { use, onThisPage } = content.ui.labels;
  return {
    path: page.route,
    template: 'ai/ai',
    isListed: true,
    context: {
      ...opening(page),
      marks: (['human', 'assisted', 'generated'] as const).map((hand) => ({
        hand,
        label: use[hand],
        text: page.marks[hand],
      })),
      places: {
        heading: page.places.heading,
        lead: page.places.lead,
        items: page.places.items.map(({ use: made, ...item }) => ({
          ...item,
          hand: HANDS[made],
          label: use[made],
        })),
      },
      onThisPage,
      draft: page.draft,
      parts: page.sections.map((section) => textPart(section, content.site)),
      numbers: {
        heading: page.ledger.title,
        text: page.ledger.hero.lead,
        links: [
          { label: page.band.numbers, href: page.ledger.route },
          { label: page.band.verify, href: page.verify.route },
        ],
      },
    },
  };
}
