const GPS_BLOCK = 0x8825;
/** Latitude and longitude of where a camera stood, and of where it looked. Many note no more than the version of the block. */
const COORDINATES: ReadonlySet<number> = new Set([2, 4, 20, 22]);
const ENTRY_BYTES = 12;
const VALUE_AT = 8;

/** Coordinates as editing programs note them: `exif:GPSLatitude="22,33.6S"`. */
const GPS_NOTE = /GPS(?:Dest)?(?:Latitude|Longitude)/;

/**
 * Whether the notes that a camera, or a program after it, leaves in a picture say where it stood.
 * @param exif EXIF as sharp gives it, with or without its mark before the TIFF header
 * @param xmp XMP as sharp gives it
 */
export function saysPlaceTaken(exif: Buffer | undefined, xmp: Buffer | undefined): boolean {
  return (
    (exif !== undefined && hasCoordinates(exif)) ||
    (xmp !== undefined && GPS_NOTE.test(String(xmp)))
  );
}

function hasCoordinates(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  if (tiff.length < 10) return false;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  /** Where the entries of a block begin, as far as they are there. */
  const entriesAt = (start: number) => {
    const count = start + 2 > tiff.length ? 0 : short(start);
    const all = Array.from({ length: count }, (_, nth) => start + 2 + nth * ENTRY_BYTES);
    return all.filter((at) => at + ENTRY_BYTES <= tiff.length);
  };
  return entriesAt(long(4))
    .filter((at) => short(at) === GPS_BLOCK)
    .flatMap((at) => entriesAt(long(at + VALUE_AT)))
    .some((at) => COORDINATES.has(short(at)));
}
