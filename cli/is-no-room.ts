/** Whether an error's code says that nothing more fits on a disk, into somebody's share of it, or into one file there. */
export function isNoRoom(code: string | undefined): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG';
}
