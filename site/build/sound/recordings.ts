import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Artist, Content } from '../../../content/schema/content';
import { signatureTags, tagMp3 } from '../../../content/sound/preview/tag-mp3';
import type { Score } from '../../../content/sound/score';
import { composeSignature } from '../../../content/sound/signature';
import { soundProfileOf } from '../../../content/sound/sound-profile';
import { writeAtomically } from '../../../content/write-atomically';
import { keepOnly } from '../keep-only';
import { sideBySide } from '../side-by-side';
import { type PlayAndRecord, recordBeside } from './record-beside';
import type { Recorded } from './record-signature';

/** The signature of an artist as the build has recorded it. */
export interface Recording {
  href: string;
  bytes: number;
  seconds: number;
  /** How loud each part is, 0 to 100. */
  curve: number[];
}

/** What recording needs: the words, the program's fingerprint, where recordings are kept and published, who plays. */
interface Studio {
  content: Content;
  program: string;
  cache: string;
  folder: string;
  play: PlayAndRecord;
}

/**
 * Records the signature of every artist with a profile into `public/sound/`. What has been recorded from the same
 * rules and the same data is taken from the cache; the others are played in threads, so that the build goes on.
 * @returns the recordings by artist's id
 */
export async function recordSignatures(
  content: Content,
  cache: string,
  exportFolder: string,
): Promise<Record<string, Recording>> {
  await mkdir(cache, { recursive: true });
  await mkdir(path.join(exportFolder, 'sound'), { recursive: true });
  const program = await fingerprint('content/sound');
  const play = recordBeside(cache);
  const artists = content.artists.filter(({ route }) => route !== null);
  const recordings = new Map<string, Recording>();
  await sideBySide(artists, async (artist) => {
    recordings.set(
      artist.slug,
      await record(artist, { content, program, cache, folder: exportFolder, play }),
    );
  });
  await keepOnly(
    exportFolder,
    '/sound',
    [...recordings.values()].map(({ href }) => href),
  );
  // in the order of the artists, whichever was ready first
  return Object.fromEntries(
    artists.flatMap(({ slug }) => {
      const recording = recordings.get(slug);
      return recording ? [[slug, recording]] : [];
    }),
  );
}

async function record(
  artist: Artist,
  { content, program, cache, folder, play }: Studio,
): Promise<Recording> {
  const score = composeSignature(soundProfileOf(artist));
  const rules = `${program} ${JSON.stringify(score)}`;
  const key = createHash('sha256').update(rules).digest('hex').slice(0, 16);
  const { mp3, curve } = await played(score, path.join(cache, `${artist.slug}-${key}`), play);
  const tagged = tagMp3(mp3, signatureTags(content, artist, score));
  await writeFile(path.join(folder, 'sound', `${artist.slug}.mp3`), tagged);
  return {
    href: `/sound/${artist.slug}.mp3`,
    bytes: tagged.length,
    seconds: Math.round(score.seconds * 10) / 10,
    curve,
  };
}

/** Sound alone is kept: its words may change without it. */
async function played(score: Score, kept: string, play: PlayAndRecord): Promise<Recorded> {
  const cached = await Promise.all([
    readFile(`${kept}.mp3`),
    readFile(`${kept}.json`, 'utf8'),
  ]).catch(() => undefined);
  if (cached) {
    const { curve } = JSON.parse(cached[1]) as Pick<Recorded, 'curve'>; // written below by this very function
    return { mp3: cached[0], curve };
  }
  const { mp3, curve } = await play(score);
  await writeAtomically(`${kept}.mp3`, mp3);
  await writeAtomically(`${kept}.json`, JSON.stringify({ curve }));
  return { mp3, curve };
}

/** Changes with every change of the program that composes and plays. */
async function fingerprint(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(files.sort().map((name) => readFile(path.join(folder, name))));
  return createHash('sha256').update(Buffer.concat(texts)).digest('hex');
}
