/** Whether an address of this site answers by now, with whatever is its own: a server's trouble is no answer. */
export async function isThere(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
