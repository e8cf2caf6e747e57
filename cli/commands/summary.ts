import { Command, InvalidArgumentError } from 'commander';
import { EARLIER } from '../../services/contracts/limits/analytics';
import type { Interval } from '../../services/contracts/summary-query';
import type { CliContext } from '../context';
import { example } from '../example';
import { oneOf } from '../options';
import { inJson } from '../terminal/printable';

/** As `services/contracts/summary` names them, which is read only when it is needed. */
const INTERVALS = ['hour', 'day', 'week', 'month'] as const satisfies readonly Interval[];

/** `summary`: the figures of the dashboard, on a terminal. */
export function summaryCommand({ withDb, print, now }: CliContext): Command {
  const command = new Command('summary')
    .description('tell how often the site was visited, from where, and on which pages')
    .option('--from <when>', 'first day or instant; 30 days ago where it is left out')
    .option('--to <when>', 'last day (included), or instant (not included); now where left out')
    .option('--interval <name>', INTERVALS.join(', '), oneOf(INTERVALS))
    .option(
      '--compare [earlier]',
      'beside the same length just before (previous), or the same weekdays a year before (year)',
      oneOf(EARLIER),
    )
    .option('--path <path>', 'only views of one page')
    .option('--hub <name>', 'only views of pages of africa, global or (none)')
    .option('--referrer <name>', 'only visits that came from one host or site')
    .option('--campaign <name>', 'only visits that came with "source / medium / campaign"')
    .option('--device <name>', 'only views with mobile, tablet, desktop or other')
    .option('--browser <name>', 'only views with one browser, such as Firefox')
    .option('--system <name>', 'only views with one system, such as Android')
    .option('--country <code>', 'only views from one country')
    .option('--not <filters>', 'those of them, joined by commas, whose views are left out instead')
    .option('--tz <name>', 'time zone of days, such as Africa/Windhoek', 'UTC')
    .option(
      '--json',
      'print it as JSON, as the service answers it, with how pages felt as `vitals`',
    )
    .action(async ({ json, compare, ...options }: Record<string, string | true>) => {
      const { SummaryQuery } = await import('../../services/contracts/summary-query');
      const { summarize } = await import('../../services/analytics/summary/summarize');
      const asked = SummaryQuery.safeParse({
        ...options,
        ...(compare && { compare: compare === true ? 'previous' : compare }),
      });
      if (!asked.success) {
        const [issue] = asked.error.issues;
        throw new InvalidArgumentError(`--${issue?.path.join('.')}: ${issue?.message}`);
      }
      const { reportVitals } = await import('../../services/analytics/vitals/report-vitals');
      const [summary, vitals] = await withDb(async (db) => {
        const summary = await summarize(db, asked.data, now().getTime());
        // loads are counted by day, page class and connection alone
        const isWhole = Object.keys(summary.filters).length === 0;
        return [summary, isWhole ? await reportVitals(db, asked.data, now().getTime()) : undefined];
      });
      if (json) return print(inJson({ ...summary, vitals }, 2));
      const { reportLines } = await import('../summary/summary-report');
      const { vitalsLines } = await import('../summary/vitals-lines');
      for (const line of reportLines(summary)) print(line);
      for (const line of vitals ? vitalsLines(vitals) : []) print(line);
    });
  return example(command, 'summary', 'summary --from 2026-01-01 --to 2026-01-31 --compare');
}
