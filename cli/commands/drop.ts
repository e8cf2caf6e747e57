import { Command } from 'commander';
import type { CliContext } from '../context';
import { example } from '../example';
import type { Found } from '../newsletter/find-announcement';
import type { CliOffice } from '../newsletter/open-office';
import { inJson } from '../terminal/printable';

interface Options {
  dryRun?: true;
  preview?: true;
  json?: true;
}

/** `drop …`: what is done on the day something comes out. */
export function dropCommand(context: CliContext): Command {
  const drop = new Command('drop')
    .description('tell subscribers of a release, an artist, a story, an event, or in a bulletin')
    .addCommand(announceCommand(context));
  return example(drop, 'drop announce rocka--usiku-mrefu --dry-run');
}

function announceCommand(context: CliContext): Command {
  const command = new Command('announce')
    .description(
      'queue one mail: of a release for all who chose the artist, drops or everything (of a first track, the Africa hub), of an artist for all who asked to be reminded, of a story or an event for all who chose stories or events, an artist or a hub of it, or everything; a bulletin for all who chose an artist or a topic that it names, or everything',
    )
    .argument(
      '<name>',
      'of a file in content/releases or content/artists, without .yaml; of a story, an event or a bulletin with its folder',
    )
    .option('--dry-run', 'only count whom it would be sent to')
    .option('--preview', 'only show the mail, also before its day or while something is open')
    .option('--json', 'print the result as JSON; of a preview, its HTML too')
    .action(async (name: string, options: Options) => {
      const { openOffice } = await import('../newsletter/open-office');
      const { findAnnouncement } = await import('../newsletter/find-announcement');
      const office = await openOffice(context);
      const found = findAnnouncement(name, office);
      if ('fault' in found) return command.error(found.fault, { exitCode: 1 });
      if (options.preview) return context.print(await previewed(found, office, options));

      const { problems, file } = found;
      if (problems.length > 0) {
        const fault = `Not announced: ${problems.join('; ')}. Mend ${file} first.`;
        return command.error(fault, { exitCode: 1 });
      }
      context.print(await announced(context, office, found, options));
    });
  return example(
    command,
    'drop announce rocka--usiku-mrefu --dry-run',
    'drop announce rocka--usiku-mrefu',
    'drop announce nyra --dry-run',
    'drop announce news/night-market --dry-run',
    'drop announce events/night-market-2027',
    'drop announce bulletins/beta-opens --preview',
  );
}

/** How many were written to, or would be. */
async function announced(
  context: CliContext,
  office: CliOffice,
  { kind, made }: Found,
  { dryRun, json }: Options,
): Promise<string> {
  const { announce } = await import('../newsletter/announce');
  const { queued, told } = await announce(context, office, made, dryRun === true);
  if (json) {
    return inJson({ [kind]: made.about, dry_run: dryRun === true, queued, told_before: told });
  }
  const before = told > 0 ? ` Told before: ${told}.` : '';
  if (dryRun) return `Would be queued: ${queued}.${before}`;
  return `Queued: ${queued}.${before} The running service sends them.`;
}

/** The mail as it will be, for whom it is, and what still stands in its way. */
async function previewed(
  { kind, made, problems, file }: Found,
  office: CliOffice,
  { json }: Options,
): Promise<string> {
  const { previewOf } = await import('../../services/subscriptions/drop/announce');
  const { subject, text, html } = previewOf(office, made);
  const topics = made.topics.map(({ id }) => id);
  if (json) return inJson({ [kind]: made.about, topics, problems, subject, text, html });
  const open =
    problems.length > 0 ? `\nNot yet to be announced: ${problems.join('; ')} (${file}).` : '';
  return `For: ${topics.join(', ')}\nSubject: ${subject}\n\n${text}${open}`;
}
