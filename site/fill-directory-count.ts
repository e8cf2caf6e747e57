import { fillPhrase } from './fill-phrase';

/** The words that say how many artists of the directory are shown. */
export interface DirectoryCount {
  /** `{artists}, {active} active, {coming} coming soon` */
  line: string;
  artists: { one: string; other: string };
}

/** Says how many artists are shown: `1 artist, 0 active, 1 coming soon`. */
export function fillDirectoryCount(
  { line, artists }: DirectoryCount,
  shown: readonly { isActive: boolean }[],
): string {
  const total = shown.length;
  const active = shown.filter(({ isActive }) => isActive).length;
  return fillPhrase(line, {
    artists: fillPhrase(total === 1 ? artists.one : artists.other, { n: total }),
    active,
    coming: total - active,
  });
}
