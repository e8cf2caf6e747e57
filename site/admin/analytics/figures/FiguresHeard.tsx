import type { Summary } from '../../../../services/contracts/summary';
import { fillPhrase } from '../../../fill-phrase';
import type { AdminTexts } from '../../desk/texts';
import type { Asked } from '../../use-ask';

interface FiguresHeardProps {
  texts: AdminTexts;
  asked: Asked<Summary>;
}

/** Reads out what the chosen range comes to, each time its figures have come; silent while they are on their way. */
export function FiguresHeard({ texts, asked }: FiguresHeardProps) {
  const { sessions, views } = asked.value?.totals ?? { sessions: 0, views: 0 };
  const words = { sessions: sessions.toLocaleString('en'), views: views.toLocaleString('en') };
  return (
    <p role="status" className="visually-hidden">
      {asked.step === 'ready' && fillPhrase(texts.desk.analytics.heard, words)}
    </p>
  );
}
