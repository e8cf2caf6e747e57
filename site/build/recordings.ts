import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Artist, Content } from '../../content/schema/content';
import { encodeMp3 } from '../../content/sound/preview/encode-mp3';
import { loudnessCurve } from '../../content/sound/preview/loudness-curve';
import { renderSignature, SAMPLE_RATE } from '../../content/sound/render';
import { composeSignature } from '../../content/sound/signature';
import { soundProfileOf } from '../../content/sound/sound-profile';
import type { Recording } from '../pages/listen/tracks';

/** Triangles of the outline that the player draws. */
const CURVE_PARTS = 144;

/**
 * Records the signature of every artist with a profile into `public/sound/`. What has been recorded from the same
 * rules and the same data is taken from the cache.
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
  const recordings: Record<string, Recording> = {};
  for (const artist of content.artists.filter(({ route }) => route !== null)) {
    recordings[artist.slug] = await record(artist, program, cache, exportFolder);
  }
  return recordings;
}

async function record(
  artist: Artist,
  program: string,
  cache: string,
  folder: string,
): Promise<Recording> {
  const score = composeSignature(soundProfileOf(artist));
  const rules = `${program} ${JSON.stringify(score)}`;
  const key = createHash('sha256').update(rules).digest('hex').slice(0, 16);
  const kept = path.join(cache, `${artist.slug}-${key}`);
  const cached = await Promise.all([
    readFile(`${kept}.mp3`),
    readFile(`${kept}.json`, 'utf8'),
  ]).catch(() => undefined);
  if (cached) {
    await writeFile(path.join(folder, 'sound', `${artist.slug}.mp3`), cached[0]);
    return JSON.parse(cached[1]) as Recording; // written below by this very function
  }
  const sound = renderSignature(score);
  const mp3 = await encodeMp3(sound, SAMPLE_RATE);
  const recording: Recording = {
    href: `/sound/${artist.slug}.mp3`,
    bytes: mp3.length,
    seconds: Math.round(score.seconds * 10) / 10,
    curve: loudnessCurve(sound, CURVE_PARTS),
  };
  await writeFile(`${kept}.mp3`, mp3);
  await writeFile(`${kept}.json`, JSON.stringify(recording));
  await writeFile(path.join(folder, 'sound', `${artist.slug}.mp3`), mp3);
  return recording;
}

/** Changes with every change of the program that composes and plays. */
async function fingerprint(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(files.sort().map((name) => readFile(path.join(folder, name))));
  return createHash('sha256').update(Buffer.concat(texts)).digest('hex');
}
