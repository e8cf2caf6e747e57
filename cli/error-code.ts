/** The code that Node or a driver gave an error, such as `EACCES`. */
export function codeOf(error: unknown): string | undefined {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode ? String(error.code) : undefined;
}

/** Whether a code says that nothing more fits on a disk, or into somebody's share of it. */
export function isNoRoom(code: string | undefined): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT';
}
