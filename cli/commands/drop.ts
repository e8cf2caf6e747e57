import { Command } from 'commander';
import { suggest } from '../../content/reader/nearest';
import type { CliContext } from '../context';
import { example } from '../example';

interface Options {
  dryRun?: true;
  json?: true;
}

/** `drop …`: what is done on the day a release comes out. */
export function dropCommand(context: CliContext): Command {
  const drop = new Command('drop')
    .description('tell subscribers of a release')
    .addCommand(announceCommand(context));
  return example(drop, 'drop announce rocka--usiku-mrefu --dry-run');
}

function announceCommand(context: CliContext): Command {
  const command = new Command('announce')
    .description(
      'queue one mail for all who chose the artist, drops or everything; a first track, the Africa hub',
    )
    .argument('<release>', 'name of its file in content/releases, without .yaml')
    .option('--dry-run', 'only count whom it would be sent to')
    .option('--json', 'print the result as JSON')
    .action(async (slug: string, { dryRun, json }: Options) => {
      const { openOffice } = await import('../newsletter/open-office');
      const { dropOf, dropProblems } = await import('../../services/subscriptions/drop');
      const office = await openOffice(context);
      const { releases, artists } = office.content;
      const release = releases.find((known) => known.slug === slug);
      const artist = artists.find((known) => known.slug === release?.artist);
      if (!release || !artist) {
        const names = releases.map((known) => known.slug);
        return command.error(`There is no release "${slug}". ${suggest(slug, names)}`, {
          exitCode: 1,
        });
      }
      const problems = dropProblems(release);
      if (problems.length > 0) {
        const why = problems.join('; ');
        return command.error(`Not announced: ${why}. Mend ${release.file} first.`, { exitCode: 1 });
      }

      const { announce } = await import('../newsletter/announce');
      const { queued, told } = await announce(
        context,
        office,
        dropOf(office.content, office, release, artist),
        dryRun === true,
      );
      if (json) {
        return context.print(
          JSON.stringify({ release: slug, dry_run: dryRun === true, queued, told_before: told }),
        );
      }
      const before = told > 0 ? ` Told before: ${told}.` : '';
      if (dryRun) context.print(`Would be queued: ${queued}.${before}`);
      else context.print(`Queued: ${queued}.${before} The running service sends them.`);
    });
  return example(
    command,
    'drop announce rocka--usiku-mrefu --dry-run',
    'drop announce rocka--usiku-mrefu',
  );
}
