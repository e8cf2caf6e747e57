/** A published file and its size. */
export interface Download {
  href: string;
  bytes: number;
}

/** What can be taken home of one press kit. */
export interface KitDownload {
  zip: Download;
  /** By the picture's name in `content/media/`. */
  pictures: Record<string, Download>;
}

/** By the artist's id. */
export type KitDownloads = Record<string, KitDownload>;

/** `0.6 MB`, or `84 KB` below a tenth of that. */
export function sizeLabel(bytes: number): string {
  return bytes < 100_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
