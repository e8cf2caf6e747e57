const RIGHTS_OF_OTHERS = 0o077;

/** Whether anybody but its owner may use a file or folder, by its mode; on Windows, where a mode says nothing of it, never. */
export function isOpenToOthers({ mode }: { mode: number }): boolean {
  return process.platform !== 'win32' && (mode & RIGHTS_OF_OTHERS) !== 0;
}
