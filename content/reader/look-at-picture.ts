import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type Fault, wholeFile } from './fault';
import { saysPlaceTaken } from './place-taken';

const MAX_BYTES = 10_000_000;
/** What the widest card shows on a sharp screen. */
const MIN_WIDTH = 600;
/** More than any screen shows, and each build has to read it. */
const MAX_SIDE = 4000;

/** What a build has the memory for: 50 million take half a gigabyte. */
const MAX_PIXELS = 50_000_000;
/** What WebP has room for. */
const MAX_LENGTH = 16_383;

/** How large a picture is, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A picture that was looked at; without a size where it cannot be read. */
interface Look {
  size?: PictureSize;
  faults: Fault[];
}

/**
 * The size of a picture that somebody has put into `media/`, and what is wrong with it: unreadable,
 * too large, too small, another format, or telling where it was taken.
 */
export async function lookAtPicture(folder: string, shown: string, name: string): Promise<Look> {
  const file = path.join(folder, name);
  const fault = (message: string) => wholeFile(`${shown}/${name}`, message);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) {
    return { faults: [fault('leads to no file. Put the picture itself here.')] };
  }
  if (found.size > MAX_BYTES) {
    const megabytes = Math.round(found.size / 1_000_000);
    const message = `has ${megabytes} MB. Save it with at most ${MAX_SIDE} pixels a side, under 10 MB.`;
    return { faults: [fault(message)] };
  }
  const metadata = await metadataOf(file);
  if (!metadata)
    return {
      faults: [
        fault('cannot be read as a picture. Export it anew, as .jpg or .webp, and put it here.'),
      ],
    };
  const { format, width, height, saysPlace } = metadata;
  if (!ENDINGS[format]?.includes(path.extname(name).slice(1))) {
    const message = `is ${format} inside, whatever its ending says. ${renamed(name, format)}`;
    return { faults: [fault(message)] };
  }
  // a press kit has pictures as they are
  if (saysPlace) {
    return { faults: [fault('says where it was taken. Export it without its location.')] };
  }
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_LENGTH) {
    const message = `is ${width} × ${height} pixels, more than a build can unpack. Save it with at most ${MAX_SIDE} a side.`;
    return { faults: [fault(message)] };
  }
  const warnings: string[] = [];
  if (Math.max(width, height) > MAX_SIDE) {
    warnings.push(`is ${width} × ${height} pixels. Save it with at most ${MAX_SIDE} a side.`);
  } else if (width < MIN_WIDTH) {
    warnings.push(
      `is ${width} pixels wide and will look blurred. Take one of 800 or more, 1600 for a wide one.`,
    );
  }
  const faults = warnings.map((message): Fault => ({ ...fault(message), level: 'warning' }));
  return { size: { width, height }, faults };
}

/** The endings of a format by the name that the decoder gives it. */
const ENDINGS: Record<string, string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heif: ['avif'],
};

/** To change the name is enough, unless the site cannot show what is inside. */
function renamed(name: string, format: string): string {
  const ending = ENDINGS[format]?.[0];
  if (ending === undefined) return 'Export it as .jpg or .webp.';
  return `Rename it to ${path.parse(name).name}.${ending}, here and where it is named.`;
}

async function metadataOf(file: string) {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(file, { failOn: 'truncated' });
    // as it is shown: a phone writes down how it was held, and the build turns the picture by that
    const { format, autoOrient, exif, xmp } = await picture.metadata();
    // decodes the whole: a header says nothing of what is cut off behind it. `stats` sometimes misses it when several are read
    await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return {
      format: String(format),
      ...autoOrient,
      saysPlace: saysPlaceTaken(exif, xmp),
    };
  } catch {
    return undefined;
  }
}
