/** A path as it is read; empty where it cannot be decoded, which no page is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
