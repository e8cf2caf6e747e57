import { Command } from 'commander';
import type { CliContext } from '../context';
import { example } from '../example';
import { fromInstant, toInstant } from '../export/instant';

/** Formats that can be written now. */
const FORMATS = ['csv'];

interface Options {
  from?: string;
  to?: string;
  format: string;
  out?: string;
}

/** `export-analytics`: the page views of a range, of any number, in constant memory. */
export function exportAnalyticsCommand(context: CliContext): Command {
  const command = new Command('export-analytics')
    .description('write the recorded page views, oldest first, to the output or a file')
    .option('--from <when>', 'first day or instant, in UTC', fromInstant)
    .option('--to <when>', 'last day (included), or instant (not included), in UTC', toInstant)
    .option('--format <name>', `one of: ${FORMATS.join(', ')}`, 'csv')
    .option('--out <file>', 'a file, replaced only when all is written')
    .action(async (options: Options) => {
      const { from, to, format } = options;
      if (!FORMATS.includes(format)) {
        command.error(`There is no format "${format}" yet. Available: ${FORMATS.join(', ')}.`, {
          exitCode: 2,
        });
      }
      if (from !== undefined && to !== undefined && from >= to) {
        command.error('--from must lie before --to. Swap them.', { exitCode: 2 });
      }
      await exportEvents(context, options);
    });
  return example(
    command,
    'export-analytics --from 2026-01-01 --to 2026-01-31 --out january.csv',
    'export-analytics | head',
  );
}

async function exportEvents(
  { withDb, abortOnStop }: CliContext,
  { from, to, out }: Options,
): Promise<void> {
  const { eachEvent } = await import('../../db/analytics/events');
  const { eventCsv } = await import('../export/event-csv');
  const { writeFileWhole, writeToOutput } = await import('../export/write-out');
  const { showRows } = await import('../export/show-rows');

  const signal = abortOnStop();
  await withDb(async (db) => {
    const progress = showRows(process.stderr, out !== undefined || !process.stdout.isTTY);
    const pieces = eventCsv(eachEvent(db, { from, to }), progress.show);
    await (out === undefined ? writeToOutput(pieces, signal) : writeFileWhole(out, pieces, signal));
    progress.end();
  });
}
