import path from 'node:path';
import { Command } from 'commander';
import type { Manifest } from '../backup/format';
import type { CliContext } from '../context';
import { example } from '../example';
import { wholeNumber } from '../options';
import { inJson } from '../terminal/printable';

const KEEP_MAX = 1_000;

interface Told extends Manifest {
  file: string;
  removed?: number;
  /** What must be copied by hand. */
  leftOut?: string[];
  drilled?: true;
}

interface Options {
  keep?: number;
  json?: true;
}

/** `backup …`: everything that is stored, in one file. */
export function backupCommand(context: CliContext): Command {
  const command = new Command('backup')
    .description('write everything that is stored into one file, while the product runs')
    .argument('<file>', 'the file, or a folder in which it is named after the moment')
    .option(
      '--keep <number>',
      'in a folder: remove all but the newest so many',
      wholeNumber(1, KEEP_MAX),
    )
    .option('--json', 'print what it holds as JSON')
    .addCommand(verifyCommand(context))
    .action(async (target: string, { keep, json }: Options) => {
      const { backupFile, removeOlder } = await import('../backup/places');
      const file = await backupFile(target, context.now());
      if (keep !== undefined && file === target) {
        command.error(`--keep needs a folder: make it first with mkdir -m 700 ${target}.`, {
          exitCode: 2,
        });
      }
      const { makeBackup } = await import('../backup/make-backup');
      const manifest = await makeBackup(context, file, context.abortOnStop());
      const removed = keep === undefined ? 0 : await removeOlder(target, keep);
      const { leftOut } = await import('../backup/left-out');
      const byHand = leftOut(await context.config());
      await tell(context, { file, ...manifest, removed, leftOut: byHand }, json);
      if (json) return;
      if (path.extname(file) === '')
        context.print('It is one file. For dated ones make a folder first, and name that.');
      for (const name of byHand)
        context.print(`Not in it: ${name}. Copy it to a safe place by hand.`);
      if (removed > 0) context.print(`Removed ${removed} older backups.`);
    });
  return example(
    command,
    'backup site.ndjson.gz',
    'backup /var/backups/artistry --keep 14',
    'backup verify site.ndjson.gz',
  );
}

function verifyCommand(context: CliContext): Command {
  const command = new Command('verify')
    .description('read a backup through: checksum, every row, counts; with --drill restore it too')
    .argument('<file>')
    .option('--drill', 'restore it into an empty database of its own, which is removed again')
    .option('--json', 'print what it holds as JSON')
    .action(async (file: string, { drill, json }: { drill?: true; json?: true }) => {
      const { verifyBackup } = await import('../backup/read-backup');
      const { manifest } = await verifyBackup(file);
      if (drill) {
        await (await import('../backup/drill')).drill(file, manifest, context.abortOnStop());
      }
      await tell(context, { file, ...manifest, ...(drill && { drilled: true }) }, json);
      if (drill && !json) context.print('It was restored into an empty database: all rows came.');
    });
  return example(command, 'backup verify site.ndjson.gz', 'backup verify site.ndjson.gz --drill');
}

async function tell({ print }: CliContext, told: Told, json?: true) {
  if (json) return print(inJson(told, 2));
  const { sumOf } = await import('../backup/format');
  const { file, rows, created_at, version, migrations, engine, sha256, hasSecret } = told;
  const tables = Object.keys(rows).length;
  print(`${file}: ${sumOf(rows)} rows of ${tables} tables, SHA-256 ${sha256}.`);
  print(`Made ${created_at} by version ${version} on ${engine}, schema ${migrations.at(-1)}.`);
  print(
    hasSecret
      ? 'It holds the secret of DATA_DIR and personal data: keep it where nobody else can read.'
      : 'It holds personal data, and no secret. If JWT_SECRET is set, keep that too, elsewhere.',
  );
}
