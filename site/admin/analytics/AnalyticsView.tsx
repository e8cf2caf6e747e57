import { useEffect, useState } from 'react';
import type { getAdminEvents } from '../../../services/contracts/admin-events';
import type { Session } from '../../../services/contracts/auth';
import type { getAdminSummary } from '../../../services/contracts/summary';
import { actionClass } from '../../components/Action/Action';
import { announce } from '../../components/Toasts/announce';
import { CsvButton } from '../desk/CsvButton';
import { Failure } from '../desk/Failure';
import { SectionHead } from '../desk/SectionHead';
import type { AdminTexts } from '../desk/texts';
import { StaffIcon } from '../StaffIcon';
import { useAsk } from '../use-ask';
import * as styles from './AnalyticsView.module.css';
import { EventTable } from './EventTable';
import { FilterBar } from './FilterBar';
import { GrantButton } from './GrantButton';
import { LiveNow } from './LiveNow';
import { RangePicker } from './RangePicker';
import { type ChosenDays, rangeOf, type Span } from './range';
import { SummaryPanels } from './SummaryPanels';
import { type Filters, summaryQuery } from './summary-query';

interface AnalyticsViewProps {
  texts: AdminTexts;
  session: Session;
}

/** The figures of a range, and the newest views. */
export function AnalyticsView({ texts, session }: AnalyticsViewProps) {
  const words = texts.desk.analytics;
  const [now, setNow] = useState(() => new Date());
  const [span, setSpan] = useState<Span>('month');
  const [days, setDays] = useState<ChosenDays>({ from: '', to: '' });
  const [isCompared, setIsCompared] = useState(true);
  const [filters, setFilters] = useState<Filters>({});

  const range = rangeOf(span, now, days) ?? rangeOf('month', now, days);
  const query = summaryQuery(range, isCompared, filters);
  const summary = useAsk<typeof getAdminSummary>(`/api/admin/summary?${query}`, texts);
  const events = useAsk<typeof getAdminEvents>('/api/admin/events', texts);
  const isForbidden = summary.step === 'failed' && summary.error.status === 403;
  const isBusy = summary.step === 'loading' || events.step === 'loading';

  useEffect(() => {
    if (isForbidden) announce('error', texts.readFailed.title, texts.readFailed.text);
  }, [isForbidden, texts]);

  function refresh() {
    setNow(new Date());
    void summary.reload();
    void events.reload();
  }

  return (
    <div className={styles.view}>
      <SectionHead title={texts.title} lead={words.lead}>
        <CsvButton texts={texts} path="/api/admin/events" name={texts.title} />
        <GrantButton texts={texts} session={session} onGranted={refresh} />
        <button
          type="button"
          className={actionClass('default', 'sm')}
          disabled={isBusy}
          onClick={refresh}
        >
          <StaffIcon name="arrows-clockwise" />
          {isBusy ? texts.refreshing : texts.refresh}
        </button>
      </SectionHead>
      <RangePicker
        texts={texts}
        span={span}
        isCompared={isCompared}
        onSpan={setSpan}
        onDays={setDays}
        onCompare={setIsCompared}
      />
      {!isForbidden && <LiveNow texts={texts} />}
      <FilterBar texts={texts} filters={filters} onChange={setFilters} />
      {summary.step === 'failed' && (
        <Failure texts={texts} error={summary.error} onAgain={summary.reload} />
      )}
      {!summary.value && summary.step === 'loading' && <p role="status">{texts.loading}</p>}
      {summary.value && (
        <SummaryPanels
          texts={texts}
          summary={summary.value}
          onFilter={(filter) => setFilters({ ...filters, ...filter })}
        />
      )}
      <EventTable texts={texts} asked={events} />
    </div>
  );
}
