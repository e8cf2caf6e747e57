import type { Summary } from '../../../../services/contracts/summary';
import type { AdminTexts } from '../../desk/texts';

interface FiguresHeardProps {
  texts: AdminTexts;
  /** Without one nothing is said: it is on its way. */
  summary: Summary | undefined;
}

/** Reads out what the chosen range comes to, each time its figures have come. */
export function FiguresHeard({ texts, summary }: FiguresHeardProps) {
  const { cards } = texts;
  const { sessions, views } = summary?.totals ?? {};
  const say = (label: string, value = 0) => `${label}: ${value.toLocaleString('en')}.`;
  return (
    <p role="status" className="visually-hidden">
      {summary && `${say(cards.sessions, sessions)} ${say(cards.views, views)}`}
    </p>
  );
}
