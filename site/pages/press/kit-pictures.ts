import type { Artist, Content } from '../../../content/schema/content';
import { fileFor } from '../../components/Picture/file-for';
import type { PictureData } from '../../components/Picture/picture';
import type { Hand } from '../../components/WeaveMark/WeaveMark';
import { fillPhrase } from '../../fill-phrase';
import { creditSheet } from '../ai/credits';
import type { PageInput } from '../page';
import { type KitDownload, sizeLabel } from './kit-downloads';

/** A picture of the kit, with the file that can be had. */
export interface KitPicture {
  id: string;
  name: string;
  picture: PictureData;
  /** Pixels, and the size of the file where it is known. */
  size: string;
  /** How it was made; `hand` is `null` while nobody has said. */
  made: { hand: Hand | null; label: string };
  /** The file as it was drawn, and the name it is saved under. */
  file: { href: string; name: string; label: string };
}

const FORMATS = ['wide', 'portrait', 'cover', 'cloth'] as const;

/** The artist's pictures, each file once. */
export function kitPictures(
  { content, picture }: PageInput,
  { image }: Artist,
  downloads: KitDownload | undefined,
): KitPicture[] {
  const { formats, downloadPicture } = content.pages.press.labels;
  const own = FORMATS.filter(
    (id, index) => FORMATS.findIndex((other) => image[other] === image[id]) === index,
  );
  return own.map((id) => {
    const data = picture(image[id], id === 'cloth' ? '' : image.alt);
    const download = downloads?.pictures[image[id]];
    const size = download ? sizeLabel(download.bytes) : '';
    return {
      id,
      name: formats[id],
      picture: data,
      size: [pixelsOf(content, data), size].filter(Boolean).join(', '),
      made: madeOf(content, image[id]),
      file: {
        href: download?.href ?? fileFor(data.srcSet, Number.POSITIVE_INFINITY),
        name: image[id],
        label: [fillPhrase(downloadPicture, { name: formats[id] }), size]
          .filter(Boolean)
          .join(', '),
      },
    };
  });
}

function pixelsOf({ pages }: Content, { width, height }: PictureData): string {
  return fillPhrase(pages.press.labels.pixels, { width, height });
}

function madeOf({ pictureCredits, ui }: Content, file: string): KitPicture['made'] {
  const credits = pictureCredits[file];
  if (!credits) return { hand: null, label: ui.credits.grades.unknown };
  const { label, rows } = creditSheet(credits, ui);
  return { hand: rows[0]?.hand ?? null, label };
}
