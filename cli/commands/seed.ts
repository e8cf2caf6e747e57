import { Command } from 'commander';
import type { CliContext } from '../context';
import { example } from '../example';

/** `seed`: brings the ids of the content into the database. */
export function seedCommand({ withDb, print, contentDir }: CliContext): Command {
  const command = new Command('seed')
    .description('bring the ids of the content into the database; safe to repeat')
    .action(async () => {
      const { loadContent } = await import('../../content/load');
      const { seedContent } = await import('../../db/artists');
      const { content } = await loadContent(contentDir);
      const artists = content.artists.map(({ slug, name }) => ({ id: slug, name }));
      await withDb((db) => seedContent(db, artists));
      print(`The database knows ${artists.length} artists.`);
    });
  return example(command, 'seed');
}
