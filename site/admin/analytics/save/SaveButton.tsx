import type { Growth } from '../../../../services/contracts/admin/growth';
import type { Summary } from '../../../../services/contracts/summary';
import type { WebVitalsReport } from '../../../../services/contracts/web-vitals';
import { actionClass } from '../../../components/Action/Action';
import type { AdminTexts } from '../../desk/texts';
import { StaffIcon } from '../../StaffIcon';
import { saveFile } from '../../save-file';
import { dashboardCsv, fileName } from './dashboard-csv';

interface SaveButtonProps {
  texts: AdminTexts;
  summary: Summary | undefined;
  growth: Growth | undefined;
  vitals: WebVitalsReport | undefined;
  /** Some of them are on their way, and may be of another range than the others. */
  isBusy: boolean;
}

/** Saves what the dashboard shows as CSV. */
export function SaveButton({ texts, summary, growth, vitals, isBusy }: SaveButtonProps) {
  function handleClick() {
    if (!summary || isBusy) return;
    const file = new Blob([dashboardCsv(summary, growth, vitals)], {
      type: 'text/csv;charset=utf-8',
    });
    saveFile(fileName(summary), file);
  }

  return (
    <button
      type="button"
      className={actionClass('outline', 'sm')}
      disabled={!summary}
      aria-disabled={isBusy}
      onClick={handleClick}
    >
      <StaffIcon name="download-simple" />
      {texts.exportCsv}
    </button>
  );
}
