import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import type { DrawingProgress, DrawnFile } from '../../../content/art/draw-files';
import { suggest } from '../../../content/reader/nearest';
import type { CliContext } from '../../context';
import { example } from '../../example';

interface Options {
  format?: string[];
  print?: boolean;
}

/** `content draw`: an artist's pictures, by the algorithm of `content/art`. */
export function drawCommand({ contentDir, print }: CliContext): Command {
  const command = new Command('draw')
    .description('draw the pictures that an artist’s file names; up to half a minute each')
    .argument('<slug>', 'the artist’s id')
    .option('--format <names...>', 'only these: cover, wide, portrait, og, cloth')
    .option('--print', 'cover and portrait for paper, for the press kit; two minutes')
    .action(async (slug: string, { format, print: forPrint }: Options) => {
      if (format && forPrint)
        return command.error('--format is for the pictures of pages, --print for those on paper.', {
          exitCode: 2,
        });
      const artists = await artistsIn(contentDir);
      if (!artists.includes(slug)) {
        const advice = suggest(slug, artists);
        return command.error(`There is no artist "${slug}". ${advice}`, { exitCode: 1 });
      }
      const { PICTURE_FORMATS, PRINT_FOLDER } = await import('../../../content/art/formats');
      const formats = PICTURE_FORMATS.filter((name) => format?.includes(name));
      const unknown = format?.find((name) => !formats.some((known) => known === name));
      if (unknown !== undefined) {
        const advice = suggest(unknown, PICTURE_FORMATS);
        return command.error(`There is no format "${unknown}". ${advice}`, { exitCode: 2 });
      }
      const { drawArtist, drawForPrint } = await import('../../../content/art/draw-artist');
      const tell: DrawingProgress = (step) => {
        if (step.state === 'drawing')
          print(`Drawing ${step.file} (${step.position} of ${step.total}) …`);
        else print(`Drew ${step.file}: ${step.width} × ${step.height}, ${step.bytes} bytes.`);
      };
      if (!forPrint) {
        const drawn = await drawArtist(contentDir, slug, format && formats, tell);
        const hasCopy = ({ file }: DrawnFile) =>
          existsSync(path.join(path.dirname(file), PRINT_FOLDER, path.basename(file)));
        if (drawn.some(hasCopy))
          print(
            `The copies for print are of before. Draw them too: npx cli content draw ${slug} --print`,
          );
      } else if ((await drawForPrint(contentDir, slug, tell)).length === 0)
        command.error(
          `${slug} has no picture of ours to draw for paper: image.cover and image.portrait name others. Put them into media/print/ under the same names.`,
          { exitCode: 1 },
        );
    });
  return example(
    command,
    'content draw rocka',
    'content draw rocka --format portrait cover',
    'content draw rocka --print',
  );
}

async function artistsIn(contentDir: string): Promise<string[]> {
  const names = await readdir(path.join(contentDir, 'artists'));
  return names.filter((name) => name.endsWith('.yaml')).map((name) => path.basename(name, '.yaml'));
}
