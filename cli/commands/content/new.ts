import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { suggest } from '../../../content/reader/nearest';
import type { CliContext } from '../../context';
import { example } from '../../example';

/** `content new`: the first file of a new entry, with a comment on every field. */
export function newCommand({ contentDir, print, now }: CliContext): Command {
  const command = new Command('new')
    .description('begin a new entry: a file that passes the checks, with a comment on every field')
    .argument('<kind>', 'artist, news, event, release, page or bulletin')
    .argument('<slug>', 'the entry’s address: lower-case letters, digits and hyphens')
    .action(async (kind: string, slug: string) => {
      const { SCAFFOLD_KINDS, scaffoldProblem } = await import('../../../content/scaffold');
      const known = SCAFFOLD_KINDS.find((name) => name === kind);
      if (known === undefined) {
        return command.error(`There is no kind "${kind}". ${suggest(kind, SCAFFOLD_KINDS)}`, {
          exitCode: 2,
        });
      }
      const problem = scaffoldProblem(known, slug);
      if (problem !== undefined) return command.error(problem, { exitCode: 2 });

      const { createEntry } = await import('../../create-entry');
      const file = await createEntry(contentDir, known, slug, now());
      const fault = await faultIn(file, contentDir, now());
      if (fault !== undefined) {
        await rm(file);
        return command.error(`Nothing was written. ${fault}`, { exitCode: 2 });
      }
      print(`Wrote ${file}. Fill it in, then run npx cli content check.`);
      print(
        known === 'bulletin'
          ? `Nothing is sent by itself. See the mail: npx cli drop announce bulletins/${slug} --preview`
          : `The next build shows it. While it is a draft, begin its name with _: ${path.dirname(file)}/_${path.basename(file)}.`,
      );
      if (known === 'artist') print(`The pictures are drawn by npx cli content draw ${slug}.`);
    });
  return example(command, 'content new artist luna', 'content new release rocka--night-market');
}

/** Fields of a picture, which is drawn once the artist's file is there. */
const PICTURE = /^image\./;

/** What the check finds wrong with a file just begun, such as an address that is taken. */
async function faultIn(file: string, contentDir: string, today: Date): Promise<string | undefined> {
  const { readContent } = await import('../../../content/load');
  const { faults } = await readContent(contentDir, today);
  const isThis = (place: string) => path.resolve(contentDir, '..', place) === path.resolve(file);
  return faults.find(
    ({ level, file: place, field }) => level === 'error' && isThis(place) && !PICTURE.test(field),
  )?.message;
}
