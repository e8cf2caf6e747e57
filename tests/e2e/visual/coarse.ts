import sharp from 'sharp';

/** One cell of the coarse picture is a square of so many pixels. */
const CELL_PX = 16;
/** A cell counts as changed when one of its channels (0 to 255) is off by more. */
const TOLERANCE = 44;

/** A picture of average colours, three bytes to a cell. */
export interface Coarse {
  width: number;
  height: number;
  cells: Buffer;
}

/** A screenshot as average colours: coarse enough that another machine's font rendering makes no difference. */
export async function coarsen(screenshot: Buffer): Promise<Coarse> {
  const { width, height } = await sharp(screenshot).metadata();
  const size = { width: Math.round(width / CELL_PX), height: Math.round(height / CELL_PX) };
  const cells = await sharp(screenshot)
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...size, cells };
}

/** Pictures stacked into one small WebP file, the first on top, each at the left edge. */
export async function toSheet(pictures: Coarse[]): Promise<Buffer> {
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = pictures.reduce((sum, picture) => sum + picture.height, 0);
  let top = 0;
  const layers = pictures.map(({ cells, ...raw }) => {
    const layer = { input: cells, raw: { ...raw, channels: 3 as const }, left: 0, top };
    top += raw.height;
    return layer;
  });
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(layers)
    .webp({ quality: 92, effort: 6 })
    .toBuffer();
}

/** The pictures of a sheet, cut out again at the sizes that are expected. */
export async function fromSheet(sheet: Buffer, sizes: Omit<Coarse, 'cells'>[]): Promise<Coarse[]> {
  const pictures: Coarse[] = [];
  let top = 0;
  for (const { width, height } of sizes) {
    const cells = await sharp(sheet)
      .extract({ left: 0, top, width, height })
      .removeAlpha()
      .raw()
      .toBuffer();
    pictures.push({ width, height, cells });
    top += height;
  }
  return pictures;
}

/** Which share of the cells looks different, 0 to 1. The pictures have the same size. */
export function difference(one: Coarse, other: Coarse): number {
  let changed = 0;
  for (let cell = 0; cell < one.cells.length; cell += 3) {
    const isOff = [0, 1, 2].some(
      (channel) =>
        Math.abs((one.cells[cell + channel] ?? 0) - (other.cells[cell + channel] ?? 0)) > TOLERANCE,
    );
    if (isOff) changed += 1;
  }
  return changed / (one.cells.length / 3);
}
