import sharp, { type OverlayOptions } from 'sharp';
import { CARD_MAX_BYTES, CARD_SIZE, type Card } from './card';
import { compose, type Faces, ROW_TOP } from './compose';

const QUALITIES = [86, 76, 64, 50];

/**
 * Draws a card as JPEG, as sharp as the weight allows.
 *
 * @param media folder of the pictures
 */
export async function drawCard(card: Card, faces: Faces, media: string): Promise<Buffer> {
  const words = Buffer.from(compose(card, faces));
  const drawn = await sharp({ create: { ...CARD_SIZE, channels: 3, background: card.ground } })
    .composite([...(await layers(card, media)), { input: words }])
    .removeAlpha()
    .raw()
    .toBuffer();

  for (const quality of QUALITIES) {
    const file = await sharp(drawn, { raw: { ...CARD_SIZE, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: '4:4:4', progressive: true })
      .toBuffer();
    if (file.length < CARD_MAX_BYTES) return file;
  }
  throw new Error(`The card “${card.title}” is too heavy, however plain it is drawn.`);
}

/** One picture as large as the card, or several side by side at its foot. */
function layers({ pictures }: Card, media: string): Promise<OverlayOptions[]> {
  const { width, height } = CARD_SIZE;
  const isRow = pictures.length > 1;
  const each = Math.floor(width / pictures.length);
  const box = isRow ? { width: each, height: height - ROW_TOP } : CARD_SIZE;
  return Promise.all(
    pictures.map(async (file, index) => ({
      input: await sharp(`${media}/${file}`)
        .resize({ ...box, fit: 'cover', position: isRow ? 'top' : 'right' })
        .toBuffer(),
      left: index * each,
      top: isRow ? ROW_TOP : 0,
    })),
  );
}
