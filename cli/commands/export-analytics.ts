import { Command } from 'commander';
import type { CliContext } from '../context';
import { example } from '../example';
import type { EventWriter } from '../export/event-columns';
import { fromInstant, toInstant } from '../export/instant';

const FORMATS = ['csv', 'ndjson', 'json', 'parquet'] as const;
type Format = (typeof FORMATS)[number];

interface Options {
  from?: string;
  to?: string;
  format: string;
  json?: boolean;
  out?: string;
}

/** `export-analytics`: the page views of a range, of any number, in constant memory. */
export function exportAnalyticsCommand(context: CliContext): Command {
  const command = new Command('export-analytics')
    .description('write the recorded page views, oldest first, to the output or a file')
    .option('--from <when>', 'first day or instant, in UTC', fromInstant)
    .option('--to <when>', 'last day (included), or instant (not included), in UTC', toInstant)
    .option('--format <name>', `one of: ${FORMATS.join(', ')}`, 'csv')
    .option('--json', 'the same as --format json')
    .option('--out <file>', 'a file, replaced only when all is written')
    .action(async (options: Options) => {
      const { from, to, out } = options;
      const isNamed = command.getOptionValueSource('format') !== 'default';
      const named = options.json && !isNamed ? 'json' : options.format;
      const format = FORMATS.find((name) => name === named);
      if (!format) {
        return command.error(`There is no format "${named}". Available: ${FORMATS.join(', ')}.`, {
          exitCode: 2,
        });
      }
      if (options.json && format !== 'json') {
        command.error(`--json is not --format ${format}. Leave one of them out.`, { exitCode: 2 });
      }
      if (from !== undefined && to !== undefined && from >= to) {
        command.error('--from must lie before --to. Swap them.', { exitCode: 2 });
      }
      if (format === 'parquet' && out === undefined && process.stdout.isTTY) {
        command.error('Parquet is not for reading on a terminal. Name a file with --out.', {
          exitCode: 2,
        });
      }
      await exportEvents(context, options, format);
    });
  return example(
    command,
    'export-analytics --from 2026-01-01 --to 2026-01-31 --out january.csv',
    'export-analytics --format parquet --out views.parquet',
    'export-analytics | head',
  );
}

async function exportEvents(
  { withDb, abortOnStop }: CliContext,
  { from, to, out }: Options,
  format: Format,
): Promise<void> {
  const { countEvents, eachPage } = await import('../../db/analytics/read/events');
  const { writeFileWhole, writeToOutput } = await import('../export/write-out');
  const { progressBar } = await import('../terminal/progress-bar');
  const write = await writerOf(format);

  const signal = abortOnStop();
  await withDb(async (db) => {
    const isWanted = out !== undefined || !process.stdout.isTTY;
    const isShown = isWanted && process.stderr.isTTY;
    const total = isShown ? await countEvents(db, { from, to }) : 0;
    const progress = progressBar(process.stderr, { total, unit: 'rows', isWanted });
    const pieces = write(eachPage(db, { from, to }), progress.show);
    await (out === undefined ? writeToOutput(pieces, signal) : writeFileWhole(out, pieces, signal));
    progress.end();
  });
}

async function writerOf(format: Format): Promise<EventWriter> {
  if (format === 'parquet') return (await import('../export/event-parquet')).eventParquet;
  return (await import('../export/event-text')).eventText(format);
}
