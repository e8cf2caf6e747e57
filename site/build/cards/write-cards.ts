import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remember, remembered } from '../memory';
import { sideBySide } from '../side-by-side';
import type { Card } from './card';
import { cardAddress } from './card-of';
import { drawCard, type Grounds } from './draw-card';
import { bodyFace, displayFace } from './typeface';

const FOLDER = 'cards';

/**
 * Draws the cards that are not there yet, or whose pictures have changed, and takes away those that no
 * page shows any more.
 *
 * @param folder the export, `public`
 * @param media folder of the pictures
 * @param memory file that remembers from what pictures each card was drawn, by its address
 * @returns how many were drawn
 */
export async function writeCards(
  folder: string,
  cards: Card[],
  media: string,
  memory: string,
): Promise<number> {
  const wanted = new Map(cards.map((card) => [cardAddress(card), card]));
  await mkdir(path.join(folder, FOLDER), { recursive: true });
  const there = (await readdir(path.join(folder, FOLDER))).map((name) => `/${FOLDER}/${name}`);
  const known = await remembered<string>(memory);
  const hashes = await pictureHashes(cards, media);
  const madeOf = ({ pictures }: Card) => pictures.map((file) => hashes.get(file)).join();

  const missing = [...wanted].filter(
    ([address, card]) => !there.includes(address) || known[address] !== madeOf(card),
  );
  await draw(missing, folder, media);
  const old = there.filter((address) => !wanted.has(address));
  await Promise.all(old.map((address) => rm(path.join(folder, address))));
  const drawn = Object.fromEntries([...wanted].map(([at, card]) => [at, madeOf(card)]));
  await remember(memory, drawn);
  return missing.length;
}

async function draw(missing: [string, Card][], folder: string, media: string): Promise<void> {
  if (missing.length === 0) return;
  const text = missing
    .flatMap(([, { wordmark, label, title, flag }]) => [
      ...wordmark,
      label.toUpperCase(),
      title,
      flag,
    ])
    .join('');
  const faces = { display: await displayFace(text), body: await bodyFace(text) };
  const grounds: Grounds = new Map();
  await sideBySide(missing, async ([address, card]) =>
    writeFile(path.join(folder, address), await drawCard(card, faces, media, grounds)),
  );
}

async function pictureHashes(cards: Card[], media: string): Promise<Map<string, string>> {
  const files = [...new Set(cards.flatMap(({ pictures }) => pictures))];
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const content = await readFile(path.join(media, file));
        return [file, createHash('sha256').update(content).digest('hex').slice(0, 16)] as const;
      }),
    ),
  );
}
