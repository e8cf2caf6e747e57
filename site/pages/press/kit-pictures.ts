import type { Artist, Content } from '../../../content/schema/content';
import { fileFor } from '../../components/Picture/file-for';
import type { PictureData } from '../../components/Picture/picture';
import type { Hand } from '../../components/WeaveMark/WeaveMark';
import { fillPhrase } from '../../fill-phrase';
import { creditSheet } from '../ai/credits';
import type { PageInput } from '../page';
import {
  type Download,
  formatLabel,
  type KitDownload,
  type PictureDownloads,
  sizeLabel,
} from './kit-downloads';

/** A file, the name it is saved under, and what its link says. */
export interface SavedFile {
  href: string;
  name: string;
  label: string;
}

/** A picture of the kit, with the file that can be had. */
export interface KitPicture {
  id: string;
  name: string;
  picture: PictureData;
  /** Pixels, and the size of the file where it is known. */
  size: string;
  /** How it was made; `hand` is `null` while nobody has said. */
  made: { hand: Hand | null; label: string };
  /** As a JPEG, and the name it is saved under; where the build has not made it, the largest on the page. */
  file: SavedFile;
  /** Other files of it: with the pixels that paper wants, and as it was drawn where that is another file. */
  others: SavedFile[];
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
    const { print, drawn, large } = downloads?.pictures[image[id]] ?? {};
    const size = print ? fileOf(print) : '';
    const href = print?.href ?? fileFor(data.srcSet, Number.POSITIVE_INFINITY);
    const asked = fillPhrase(downloadPicture, { name: formats[id] });
    return {
      id,
      name: formats[id],
      picture: data,
      size: [pixelsOf(content, data), size].filter(Boolean).map(keepWhole).join(', '),
      made: madeOf(content, image[id]),
      file: {
        href,
        name: print ? nameOf(print) : image[id],
        label: [asked, size].filter(Boolean).join(', '),
      },
      others: [
        ...(large ? [largeFile(content, large)] : []),
        ...(drawn && drawn.href !== href ? [drawnFile(content, drawn)] : []),
      ],
    };
  });
}

function largeFile({ pages }: Content, large: NonNullable<PictureDownloads['large']>): SavedFile {
  const { labels } = pages.press;
  const { width, height } = large;
  const pixels = fillPhrase(labels.pixels, { width, height });
  return {
    href: large.href,
    name: nameOf(large).replace(/(?=\.[^.]+$)/, '-print'),
    label: fillPhrase(labels.forPaper, { file: [pixels, fileOf(large)].map(keepWhole).join(', ') }),
  };
}

function drawnFile({ pages }: Content, drawn: Download): SavedFile {
  const label = fillPhrase(pages.press.labels.asDrawn, { file: fileOf(drawn) });
  return { href: drawn.href, name: nameOf(drawn), label };
}

function nameOf({ href }: Download): string {
  return href.slice(href.lastIndexOf('/') + 1);
}

/** A figure is not parted from its unit where a line ends. */
function keepWhole(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}

/** Kind and size: `JPEG 0.3 MB`. */
function fileOf({ href, bytes }: Download): string {
  return `${formatLabel(href)} ${sizeLabel(bytes)}`;
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
