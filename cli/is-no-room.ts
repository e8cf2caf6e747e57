/** Whether an error's code says that nothing more fits on a disk, or into somebody's share of it. */
export function isNoRoom(code: string | undefined): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT';
}
