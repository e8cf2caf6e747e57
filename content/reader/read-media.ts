import { readdir } from 'node:fs/promises';
import type { Pictures } from '../derive/picture-credits';
import { readDrawn } from './drawn-from';
import { type Fault, wholeFile } from './fault';
import { lookAtPicture, type PictureSize } from './look-at-picture';
import { printFaults } from './read-print';

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
  const drawnFrom = await readDrawn(folder);
  const sources = await Promise.all(names.map(drawnFrom));
  const drawn = new Set(names.filter((_, index) => sources[index] !== undefined));
  const foreign = names.filter((name) => !drawn.has(name));
  const looks = await Promise.all(
    foreign.map(async (name) => ({ name, ...(await lookAtPicture(folder, shown, name)) })),
  );
  const strays = files.filter((name) => !PICTURE.test(name)).map((name) => stray(shown, name));
  const known = new Set(names);
  const larger = await printFaults(folder, shown, known, drawnFrom);
  return {
    pictures: { names: known, drawn },
    sizes: new Map(looks.flatMap(({ name, size }) => (size ? [[name, size]] : []))),
    faults: [...looks.flatMap(({ faults }) => faults), ...strays, ...larger],
  };
}

/** Less the list of what was drawn, the larger copies for paper, and what systems leave in every folder. */
function isMeant(name: string): boolean {
  return !/^(\.|README|manifest\.json$|print$|Thumbs\.db$)/.test(name);
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
