import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type Fault, wholeFile } from './fault';

const MAX_BYTES = 10_000_000;
/** What the widest card shows on a sharp screen. */
const MIN_WIDTH = 600;

/** What is wrong with a picture that somebody has put into `media/`: unreadable, too heavy, too small, another format. */
export async function lookAtPicture(folder: string, shown: string, name: string): Promise<Fault[]> {
  const file = path.join(folder, name);
  const fault = (message: string) => wholeFile(`${shown}/${name}`, message);
  const { size } = await stat(file);
  if (size > MAX_BYTES) {
    const megabytes = Math.round(size / 1_000_000);
    return [fault(`has ${megabytes} MB. Save it with at most 4000 pixels a side, under 10 MB.`)];
  }
  const metadata = await metadataOf(file);
  if (!metadata) return [fault('cannot be read as a picture. Export it anew and put it here.')];
  const { format, width } = metadata;
  if (!ENDINGS[format]?.includes(path.extname(name).slice(1))) {
    return [fault(`is not what its ending says but ${format}. Save it as what it is called.`)];
  }
  if (width >= MIN_WIDTH) return [];
  const small = fault(`is ${width} pixels wide and will look blurred. Take one of 1600 or more.`);
  return [{ ...small, level: 'warning' }];
}

/** The endings of a format by the name that the decoder gives it. */
const ENDINGS: Record<string, string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heif: ['avif'],
};

async function metadataOf(file: string) {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(file, { failOn: 'truncated' });
    const { format, width } = await picture.metadata();
    await picture.stats(); // decodes the whole: a header says nothing of what is cut off behind it
    return { format: String(format), width: width ?? 0 };
  } catch {
    return undefined;
  }
}
