import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Pictures } from '../derive/picture-credits';
import { type Fault, wholeFile } from './fault';
import { lookAtPicture, type PictureSize } from './look-at-picture';

type Manifest = Record<string, { bytes?: unknown } | null>;

const PICTURE = /\.(webp|png|jpe?g|avif)$/;

/** What lies in a `media/` folder. */
interface Media {
  pictures: Pictures;
  /** Of those that our program has not drawn. */
  sizes: ReadonlyMap<string, PictureSize>;
  faults: Fault[];
}

/** The pictures in a `media/` folder, and what is wrong with its files; none if there is no such folder. */
export async function readMedia(folder: string, shown: string): Promise<Media> {
  const files = (await readdir(folder).catch(() => [])).filter(isMeant).sort();
  const names = files.filter((name) => PICTURE.test(name));
  const drawn = await drawnHere(folder, names);
  const foreign = names.filter((name) => !drawn.has(name));
  const looks = await Promise.all(
    foreign.map(async (name) => ({ name, ...(await lookAtPicture(folder, shown, name)) })),
  );
  const strays = files.filter((name) => !PICTURE.test(name)).map((name) => stray(shown, name));
  return {
    pictures: { names: new Set(names), drawn },
    sizes: new Map(looks.flatMap(({ name, size }) => (size ? [[name, size]] : []))),
    faults: [...looks.flatMap(({ faults }) => faults), ...strays],
  };
}

/** Less the list of what was drawn, and what systems leave in every folder. */
function isMeant(name: string): boolean {
  return !/^(\.|README|manifest\.json$|Thumbs\.db$)/.test(name);
}

function stray(shown: string, name: string): Fault {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-(?=\.)/g, '');
  const mend = PICTURE.test(plain)
    ? `Rename it to ${plain}.`
    : 'Save the picture as .webp, .jpg, .png or .avif, or move the file away.';
  const fault = wholeFile(`${shown}/${name}`, `is not a picture that the site can show. ${mend}`);
  return { ...fault, level: 'warning' };
}

/** Those that are what our program has drawn: a file that took the place of one has another size. */
async function drawnHere(folder: string, names: string[]): Promise<Set<string>> {
  const manifest = new Map(Object.entries(await readManifest(folder)));
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(path.join(folder, name)).catch(() => undefined))?.size),
  );
  return new Set(
    names.filter((name, i) => sizes[i] !== undefined && manifest.get(name)?.bytes === sizes[i]),
  );
}

/** Without a manifest that can be read nobody knows how a picture was made, and the check says so of each. */
async function readManifest(folder: string): Promise<Manifest> {
  try {
    const manifest: unknown = JSON.parse(
      await readFile(path.join(folder, 'manifest.json'), 'utf8'),
    );
    // whatever its entries are, they are only asked for their size
    return typeof manifest === 'object' && manifest !== null ? (manifest as Manifest) : {};
  } catch {
    return {};
  }
}
