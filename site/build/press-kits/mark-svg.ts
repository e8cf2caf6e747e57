import { MARK_PATH, MARK_SIZE } from '../../components/Brand/mark-path';

/** The mark as a file for whoever prints it, in black. */
export function markSvg(): string {
  const { width, height } = MARK_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 10}" height="${height * 10}"><path fill="none" stroke="#000" stroke-width="7" stroke-miterlimit="6" d="${MARK_PATH}"/></svg>\n`;
}
