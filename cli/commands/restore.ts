import { Command } from 'commander';
import type { CliContext } from '../context';
import { example } from '../example';
import { inJson } from '../terminal/printable';

interface Options {
  force?: true;
  json?: true;
}

/** `restore`: puts a backup in the place of the database. */
export function restoreCommand(context: CliContext): Command {
  const command = new Command('restore')
    .description('put a backup in the place of the database, of either engine; all or nothing')
    .argument('<file>', 'a backup; it is verified before anything is touched')
    .option('--force', 'replace a database that is in use; it is backed up beside it first')
    .option('--json', 'print what was restored as JSON')
    .action(async (file: string, { force, json }: Options) => {
      const { restore } = await import('../backup/restore');
      const { manifest, place, savedTo, secretNote, admins, waitingMails } = await restore(
        context,
        file,
        force === true,
        (saved) => {
          const line = `Saved what is there in ${saved}, before it is replaced.`;
          // beside the JSON, which does not come where the restore fails
          if (json) process.stderr.write(`${line}\n`);
          else context.print(line);
        },
      );
      if (json) {
        const done = { file, savedTo, admins, waiting_mails: waitingMails, ...manifest };
        return context.print(inJson(done, 2));
      }
      const { sumOf } = await import('../backup/format');
      context.print(
        `Restored ${sumOf(manifest.rows)} rows as of ${manifest.created_at} into ${place}.`,
      );
      context.print(secretNote);
      context.print(
        admins.length > 0
          ? `Administrators are those of the backup: ${admins.join(', ')}. Who should not be: npx cli revoke-admin EMAIL.`
          : 'The backup holds no administrator: npx cli create-user EMAIL, then grant-admin.',
      );
      if (waitingMails > 0) {
        context.print(
          `Mails that waited then: ${waitingMails}. The service sends them when it starts, again what has gone out since: npx cli mail list --status waiting.`,
        );
      }
    });
  return example(command, 'restore site.ndjson.gz', 'restore site.ndjson.gz --force');
}
