/** A path as it is read; undefined where it cannot be decoded, which is no page's. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
