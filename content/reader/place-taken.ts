const GPS_BLOCK = 0x8825;
const ENTRY_BYTES = 12;

/** Coordinates as editing programs note them: `exif:GPSLatitude="22,33.6S"`. */
const GPS_NOTE = /GPS(?:Dest)?(?:Latitude|Longitude)/;

/**
 * Whether the notes that a camera, or a program after it, leaves in a picture say where it stood.
 * @param exif EXIF as sharp gives it, with or without its mark before the TIFF header
 * @param xmp XMP as sharp gives it
 */
export function saysPlaceTaken(exif: Buffer | undefined, xmp: Buffer | undefined): boolean {
  return (
    (exif !== undefined && hasGpsBlock(exif)) || (xmp !== undefined && GPS_NOTE.test(String(xmp)))
  );
}

function hasGpsBlock(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  if (tiff.length < 10) return false;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return false;
  for (let entry = 0; entry < short(start); entry += 1) {
    const at = start + 2 + entry * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return false;
    if (short(at) === GPS_BLOCK) return true;
  }
  return false;
}
