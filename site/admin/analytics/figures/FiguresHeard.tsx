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
  return (
    <p role="status" className="visually-hidden">
      {asked.step === 'ready' && said(texts, asked.value)}
    </p>
  );
}

function said({ desk }: AdminTexts, { totals }: Summary): string {
  const sessions = totals.sessions.toLocaleString('en');
  const views = totals.views.toLocaleString('en');
  return fillPhrase(desk.analytics.heard, { sessions, views });
}
