import { Command } from 'commander';
import { suggest } from '../../content/reader/nearest';
import type { Announcement } from '../../services/subscriptions/drop/announce';
import type { CliContext } from '../context';
import { example } from '../example';
import type { CliOffice } from '../newsletter/open-office';
import { inJson } from '../terminal/printable';

interface Options {
  dryRun?: true;
  json?: true;
}

/** `drop …`: what is done on the day a release, an artist or a story comes out. */
export function dropCommand(context: CliContext): Command {
  const drop = new Command('drop')
    .description('tell subscribers of a release, an artist or a story')
    .addCommand(announceCommand(context));
  return example(drop, 'drop announce rocka--usiku-mrefu --dry-run');
}

function announceCommand(context: CliContext): Command {
  const command = new Command('announce')
    .description(
      'queue one mail: of a release for all who chose the artist, drops or everything (of a first track, the Africa hub), of an artist for all who asked to be reminded, of a story for all who chose stories, an artist or a hub of it, or everything',
    )
    .argument(
      '<name>',
      'of a file in content/releases or content/artists, without .yaml; of a story with its folder',
    )
    .option('--dry-run', 'only count whom it would be sent to')
    .option('--json', 'print the result as JSON')
    .action(async (slug: string, { dryRun, json }: Options) => {
      const { openOffice } = await import('../newsletter/open-office');
      const { announce } = await import('../newsletter/announce');
      const office = await openOffice(context);
      const found = await announcementOf(slug, office);
      if ('fault' in found) return command.error(found.fault, { exitCode: 1 });

      const { queued, told } = await announce(context, office, found.made, dryRun === true);
      if (json) {
        const counts = { dry_run: dryRun === true, queued, told_before: told };
        return context.print(inJson({ [found.kind]: slug, ...counts }));
      }
      const before = told > 0 ? ` Told before: ${told}.` : '';
      if (dryRun) context.print(`Would be queued: ${queued}.${before}`);
      else context.print(`Queued: ${queued}.${before} The running service sends them.`);
    });
  return example(
    command,
    'drop announce rocka--usiku-mrefu --dry-run',
    'drop announce rocka--usiku-mrefu',
    'drop announce nyra --dry-run',
    'drop announce news/night-market --dry-run',
  );
}

/** What is announced, or in a line why it cannot be yet. */
type Found = { kind: 'release' | 'artist' | 'story'; made: Announcement } | { fault: string };

/** The mail about a release, an artist or a story. */
async function announcementOf(slug: string, office: CliOffice): Promise<Found> {
  if (slug.startsWith('news/')) return storyAnnouncement(slug, office);
  const { dropOf, dropProblems } = await import('../../services/subscriptions/drop/drop');
  const { launchOf, launchProblems, releaseInstead } = await import(
    '../../services/subscriptions/drop/launch'
  );
  const { releases, artists } = office.content;
  const release = releases.find((known) => known.slug === slug);
  const artist = artists.find((known) => known.slug === (release?.artist ?? slug));
  if (!artist) {
    const names = [...releases, ...artists].map((known) => known.slug);
    return { fault: `There is no release or artist "${slug}". ${suggest(slug, names)}` };
  }
  const out = release ? undefined : releaseInstead(artist, releases);
  if (out) {
    const instead = `npx cli drop announce ${out.slug}`;
    return { fault: `Not announced: ${out.slug} is out and tells the same people: ${instead}` };
  }
  const problems = release ? dropProblems(release) : launchProblems(artist);
  if (problems.length > 0) {
    const { file } = release ?? artist;
    return { fault: `Not announced: ${problems.join('; ')}. Mend ${file} first.` };
  }
  return release
    ? { kind: 'release', made: dropOf(office.content, office, release, artist) }
    : { kind: 'artist', made: launchOf(artist, office) };
}

async function storyAnnouncement(name: string, office: CliOffice): Promise<Found> {
  const { storyName, storyOf, storyProblems } = await import(
    '../../services/subscriptions/drop/story'
  );
  const { stories } = office.content;
  const story = stories.find((known) => storyName(known) === name);
  if (!story) {
    return { fault: `There is no story "${name}". ${suggest(name, stories.map(storyName))}` };
  }
  const problems = storyProblems(story, office.now());
  if (problems.length === 0) {
    return { kind: 'story', made: storyOf(office.content, office, story) };
  }
  return { fault: `Not announced: ${problems.join('; ')}. Mend ${story.file} first.` };
}
