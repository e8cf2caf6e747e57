import sharp, { type OverlayOptions } from 'sharp';
import { CARD_MAX_BYTES, CARD_SIZE, type Card } from './card';
import { compose, type Faces, ROW_TOP } from './compose';

const QUALITIES = [86, 76, 64, 50];

/** Pixels under the words of cards, by what they show: many cards share them. */
export type Grounds = Map<string, Promise<Buffer>>;

const PIXELS = { raw: { ...CARD_SIZE, channels: 3 as const } };

/**
 * Draws a card as JPEG, as sharp as the weight allows.
 *
 * @param media folder of the pictures
 */
export async function drawCard(
  card: Card,
  faces: Faces,
  media: string,
  grounds: Grounds,
): Promise<Buffer> {
  const key = [card.ground, ...card.pictures].join();
  const ground = grounds.get(key) ?? drawGround(card, media);
  grounds.set(key, ground);
  const words = Buffer.from(compose(card, faces));
  const drawn = await sharp(await ground, PIXELS)
    .composite([{ input: words }])
    .removeAlpha()
    .raw()
    .toBuffer();

  for (const quality of QUALITIES) {
    const file = await sharp(drawn, PIXELS)
      .jpeg({ quality, chromaSubsampling: '4:4:4', progressive: true })
      .toBuffer();
    if (file.length < CARD_MAX_BYTES) return file;
  }
  throw new Error(`The card “${card.title}” is too heavy, however plain it is drawn.`);
}

async function drawGround(card: Card, media: string): Promise<Buffer> {
  return sharp({ create: { ...CARD_SIZE, channels: 3, background: card.ground } })
    .composite(await layers(card, media))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** One picture as large as the card, or several side by side at its foot. */
function layers({ pictures }: Card, media: string): Promise<OverlayOptions[]> {
  const { width, height } = CARD_SIZE;
  const isRow = pictures.length > 1;
  const each = Math.floor(width / pictures.length);
  // few are cut to wide bands, of which only the middle shows a face
  const place = each > height - ROW_TOP + 40 ? 'centre' : 'top';
  const box = isRow ? { width: each, height: height - ROW_TOP } : CARD_SIZE;
  return Promise.all(
    pictures.map(async (file, index) => ({
      input: await sharp(`${media}/${file}`)
        .autoOrient()
        .resize({ ...box, fit: 'cover', position: isRow ? place : 'right' })
        .toBuffer(),
      left: index * each,
      top: isRow ? ROW_TOP : 0,
    })),
  );
}
