import { useEffect, useState } from 'react';
import type { getAdminEvents } from '../../../services/contracts/admin/events';
import type { getAdminGrowth } from '../../../services/contracts/admin/growth';
import type { Session } from '../../../services/contracts/auth';
import type { getAdminSummary } from '../../../services/contracts/summary';
import type { getAdminVitals } from '../../../services/contracts/web-vitals';
import { actionClass } from '../../components/Action/Action';
import { echo } from '../../components/Toasts/announce';
import { Failure } from '../desk/Failure';
import { SectionHead } from '../desk/SectionHead';
import type { AdminTexts } from '../desk/texts';
import { StaffIcon } from '../StaffIcon';
import { useAsk } from '../use-ask';
import * as styles from './AnalyticsView.module.css';
import { Audience } from './audience/Audience';
import { narrowed } from './choice/chosen-view';
import { FilterBar } from './choice/FilterBar';
import { RangePicker } from './choice/RangePicker';
import { rangeOf, rangeOfPart } from './choice/range';
import { summaryQuery } from './choice/summary-query';
import { useView } from './choice/use-view';
import { FiguresHeard } from './figures/FiguresHeard';
import { GrantButton } from './GrantButton';
import { LiveNow } from './LiveNow';
import { EventTable } from './lists/EventTable';
import { SummaryPanels } from './SummaryPanels';
import { SaveButton } from './save/SaveButton';
import { VitalsPanel } from './vitals/VitalsPanel';

interface AnalyticsViewProps {
  texts: AdminTexts;
  session: Session;
}

/** The figures of a range, and the newest views. */
export function AnalyticsView({ texts, session }: AnalyticsViewProps) {
  const [now, setNow] = useState(() => new Date());
  const [view, change] = useView();
  const { span, days, compare, part } = view;

  const chosen = part ? rangeOfPart(part) : rangeOf(span, now, days);
  const range = chosen ?? rangeOf('month', now, days);
  const query = summaryQuery(range, compare, view);
  const unfiltered = summaryQuery(range, compare, { filters: {}, not: [] });
  const summary = useAsk<typeof getAdminSummary>(`/api/admin/summary?${query}`, texts);
  const growth = useAsk<typeof getAdminGrowth>(`/api/admin/growth?${unfiltered}`, texts);
  const vitals = useAsk<typeof getAdminVitals>(`/api/admin/vitals?${unfiltered}`, texts);
  const events = useAsk<typeof getAdminEvents>('/api/admin/events', texts);
  const isForbidden = summary.step === 'failed' && summary.error.status === 403;
  const asked = [summary, growth, vitals, events];
  const isBusy = asked.some(({ step }) => step === 'loading');
  // first answers are shown together: one after the other they would push each other down
  const isOpening = asked.some(({ step, value, error }) => step === 'loading' && !value && !error);

  useEffect(() => {
    if (isForbidden) echo('error', texts.readFailed.title, texts.readFailed.text);
  }, [isForbidden, texts]);

  function refresh() {
    setNow(new Date());
    for (const asked of [summary, growth, vitals, events]) void asked.reload();
  }

  return (
    <div className={styles.view}>
      <SectionHead title={texts.title} lead={texts.desk.analytics.lead}>
        <SaveButton
          texts={texts}
          summary={summary.value}
          growth={growth.value}
          vitals={vitals.value}
          isBusy={isBusy}
        />
        <GrantButton texts={texts} session={session} onGranted={refresh} />
        <button
          type="button"
          className={actionClass('default', 'sm')}
          aria-disabled={isBusy}
          onClick={() => isBusy || refresh()}
        >
          <StaffIcon name="arrows-clockwise" />
          {isBusy ? texts.refreshing : texts.refresh}
        </button>
      </SectionHead>
      <RangePicker texts={texts} view={view} onChange={change} />
      <FilterBar texts={texts} view={view} onChange={change} />
      {!isForbidden && <LiveNow texts={texts} />}
      {!isOpening && <FiguresHeard texts={texts} asked={summary} />}
      {summary.step === 'failed' && (
        <Failure texts={texts} error={summary.error} onAgain={summary.reload} />
      )}
      {isOpening && <p role="status">{texts.loading}</p>}
      {!isOpening && summary.value && (
        <div className={styles.panels} aria-busy={summary.step === 'loading'}>
          <SummaryPanels
            texts={texts}
            summary={summary.value}
            onFilter={(filter) => change(narrowed(view, filter))}
            onPart={(stretch) => change({ part: stretch })}
          />
        </div>
      )}
      {!isOpening && !isForbidden && <Audience texts={texts} asked={growth} />}
      {!isOpening && !isForbidden && <VitalsPanel texts={texts} asked={vitals} />}
      {!isOpening && <EventTable texts={texts} asked={events} />}
    </div>
  );
}
