/** Address of the smallest file in a `srcset` that is wide enough; of the widest, if none is. */
export function fileFor(srcSet: string, pixels: number): string {
  const files = srcSet
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([url = '', width = '0']) => ({ url, width: Number.parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width);
  return (files.find(({ width }) => width >= pixels) ?? files.at(-1))?.url ?? '';
}
