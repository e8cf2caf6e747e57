/** Where the company's mark can be had. */
export const MARK_ADDRESS = '/press/mark.svg';

/** A published file and its size. */
export interface Download {
  href: string;
  bytes: number;
}

/** A picture for paper, and as it was drawn; one file where it was drawn as a JPEG. */
export interface PictureDownloads {
  print: Download;
  drawn: Download;
  /** The same picture with more pixels, where the content has one. */
  large?: Download & { width: number; height: number };
}

/** What can be taken home of one press kit. */
export interface KitDownload {
  zip: Download;
  /** By the picture's name in `content/media/`. */
  pictures: Record<string, PictureDownloads>;
}

/** By the artist's id. */
export type KitDownloads = Record<string, KitDownload>;

/** `0.6 MB`, or `84 KB` below a tenth of that. */
export function sizeLabel(bytes: number): string {
  return bytes < 100_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** What kind of file it is, by its ending: `JPEG`, `WebP`, `PNG`. */
export function formatLabel(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'webp') return 'WebP';
  return ending === 'jpg' ? 'JPEG' : ending.toUpperCase();
}
