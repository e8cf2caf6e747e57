import { Readable } from 'node:stream';
import { Command } from 'commander';
import type { Artist, Content } from '../../../content/schema/content';
import type { Block } from '../../../content/sound/desk/stereo';
import type { Score } from '../../../content/sound/score';
import type { CliContext } from '../../context';
import { example } from '../../example';
import { wholeNumber } from '../../options';

const SEED_MAX = 2 ** 32 - 1;

interface Options {
  seed: number;
  out?: string;
  wav?: true;
}

/** `content sound`: an artist's signature as a file, by the rules of `content/sound`. */
export function soundCommand({ contentDir, print, abortOnStop }: CliContext): Command {
  const command = new Command('sound')
    .description('compose and play an artist’s signature into a file; some seconds')
    .argument('<slug>', 'the artist’s id')
    .option('--seed <n>', 'another take; 0 is the signature', wholeNumber(0, SEED_MAX), 0)
    .option('--out <file>', 'where to write it (default: SLUG.mp3, or SLUG.wav)')
    .option('--wav', 'two channels without loss instead of MP3')
    .action(async (slug: string, { seed, out, wav }: Options) => {
      const { loadContent } = await import('../../../content/load');
      const { content } = await loadContent(contentDir);
      const { artists } = content;
      const artist = artists.find((one) => one.slug === slug);
      if (!artist) {
        const { suggest } = await import('../../../content/reader/nearest');
        const known = artists.map((one) => one.slug);
        return command.error(`There is no artist "${slug}". ${suggest(slug, known)}`, {
          exitCode: 1,
        });
      }
      const { composeSignature } = await import('../../../content/sound/signature');
      const { renderSignature, SAMPLE_RATE } = await import('../../../content/sound/render');
      const { soundProfileOf } = await import('../../../content/sound/sound-profile');
      const score = composeSignature(soundProfileOf(artist), seed);
      const sound = renderSignature(score);
      const file = out ?? `${slug}.${wav ? 'wav' : 'mp3'}`;
      const bytes = wav
        ? (await import('../../../content/sound/preview/encode-wav')).encodeWav(sound, SAMPLE_RATE)
        : await recorded(content, artist, score, sound);
      const { writeFileWhole } = await import('../../export/write-out');
      // in one piece, not byte by byte; for everybody, as far as the umask lets them
      await writeFileWhole(file, Readable.from([bytes]), abortOnStop(), 0o666);
      const length = score.seconds.toFixed(1);
      print(`Wrote ${file}: ${length} s at ${score.bpm} BPM, seed ${seed}, ${bytes.length} bytes.`);
    });
  return example(
    command,
    'content sound rocka',
    'content sound nyra --seed 7 --out take.wav --wav',
  );
}

/** As the site publishes it: a player shows what it is. */
async function recorded(
  content: Content,
  artist: Artist,
  score: Score,
  sound: Block,
): Promise<Uint8Array> {
  const { SAMPLE_RATE } = await import('../../../content/sound/render');
  const { encodeMp3 } = await import('../../../content/sound/preview/encode-mp3');
  const { signatureTags, tagMp3 } = await import('../../../content/sound/preview/tag-mp3');
  const mp3 = await encodeMp3(sound, SAMPLE_RATE);
  return tagMp3(mp3, signatureTags(content, artist, score));
}
