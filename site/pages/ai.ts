import type { Hand } from '../components/WeaveMark/WeaveMark';
import { type Opening, opening } from './opening';
import type { Page, PageInput } from './page';
import { type TextPart, textPart } from './text-part';

/** `/ai`: the three directions of thread, then the page of text. */
export interface AiContext extends Opening {
  marks: { hand: Hand; label: string; text: string }[];
  onThisPage: string;
  draft: string | null;
  parts: TextPart[];
}

/** `/ai`. */
export function aiPage({ content }: PageInput): Page<AiContext> {
  const page = content.pages.ai;
  const { use, onThisPage } = content.ui.labels;
  return {
    path: page.route,
    template: 'ai',
    isListed: true,
    context: {
      ...opening(page),
      marks: (['human', 'assisted', 'generated'] as const).map((hand) => ({
        hand,
        label: use[hand],
        text: page.marks[hand],
      })),
      onThisPage,
      draft: page.draft,
      parts: page.sections.map((section) => textPart(section, content.site)),
    },
  };
}
