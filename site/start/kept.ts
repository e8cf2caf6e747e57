/** What this device has kept under a key; nothing where storage is closed to us. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Puts a choice on `<html>` and keeps it on this device, where that is allowed. */
export function keep(key: string, value: string): void {
  document.documentElement.dataset[key] = value;
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is closed to us: the choice holds for this page
  }
}
