import { Command } from 'commander';
import { DAY_MS } from '../../services/contracts/limits/durations';
import type { CliContext } from '../context';
import { example } from '../example';
import { wholeNumber } from '../options';

const DAYS_MAX = 3_660;
const VIEWS_MAX = 1_000_000;
const VIEWS_PER_DAY = 300;

interface Options {
  demo?: number;
  demoViews: number;
  demoRemove?: true;
}

/** `seed`: brings the ids of the content into the database; made-up page views too, where asked. */
export function seedCommand(context: CliContext): Command {
  const command = new Command('seed')
    .description('bring the ids of the content into the database; safe to repeat')
    .option(
      '--demo <days>',
      'also make up page views of so many days until yesterday',
      wholeNumber(1, DAYS_MAX),
    )
    .option('--demo-views <number>', 'how many a day', wholeNumber(1, VIEWS_MAX), VIEWS_PER_DAY)
    .option('--demo-remove', 'take all made-up page views out again')
    .action(async ({ demo, demoViews, demoRemove }: Options) => {
      if (demo !== undefined && demoRemove) {
        command.error('Give either --demo or --demo-remove, not both.', { exitCode: 2 });
      }
      if (demoRemove) return removeMadeUp(context);
      const slugs = await seedArtists(context);
      if (demo !== undefined) await makeUp(context, slugs, demo, demoViews);
    });
  return example(command, 'seed', 'seed --demo 90', 'seed --demo-remove');
}

async function seedArtists({ withDb, print, contentDir }: CliContext): Promise<string[]> {
  const { loadContent } = await import('../../content/load');
  const { seedContent } = await import('../../db/audience/artists');
  const { content } = await loadContent(contentDir);
  const artists = content.artists.map(({ slug, name }) => ({ id: slug, name }));
  await withDb((db) => seedContent(db, artists, content.renamedArtists));
  print(`The database knows ${artists.length} artists.`);
  return artists.map(({ id }) => id);
}

async function makeUp(
  { withDb, print, now }: CliContext,
  slugs: readonly string[],
  days: number,
  viewsPerDay: number,
): Promise<void> {
  const { hasSynthetic } = await import('../../db/analytics/read/views');
  const { seedDemo } = await import('../../services/analytics/demo/seed-demo');
  const { StartError } = await import('../../services/start-error');
  const { demoPages } = await import('../../services/analytics/demo/audience');
  const { progressBar } = await import('../terminal/progress-bar');
  const toDay = Math.floor(now().getTime() / DAY_MS);
  const plan = { fromDay: toDay - days, toDay, viewsPerDay, pages: demoPages(slugs), seed: toDay };
  const total = days * viewsPerDay;

  await withDb(async (db) => {
    if (await hasSynthetic(db, 0)) {
      throw new StartError('There are made-up views. Remove them with npx cli seed --demo-remove.');
    }
    const progress = progressBar(process.stderr, { total, unit: 'views' });
    const views = await seedDemo(db, plan, progress.show);
    progress.end();
    print(`Made up ${views} views of ${days} days, marked as synthetic.`);
    print('Remove them with npx cli seed --demo-remove.');
  });
}

async function removeMadeUp({ withDb, print }: CliContext): Promise<void> {
  const { removeDemo } = await import('../../services/analytics/demo/remove-demo');
  const { progressBar } = await import('../terminal/progress-bar');
  await withDb(async (db) => {
    const progress = progressBar(process.stderr, { unit: 'views' });
    const views = await removeDemo(db, progress.show);
    progress.end();
    print(views === 0 ? 'There are no made-up views.' : `Removed ${views} made-up views.`);
  });
}
