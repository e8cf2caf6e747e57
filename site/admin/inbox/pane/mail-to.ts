/**
 * Address of a link that writes to somebody: all but the last @ escaped, so that nothing in it is taken for a subject
 * or for another receiver (RFC 6068).
 */
export function mailTo(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, host] = [address.slice(0, at), address.slice(at + 1)].map(encodeURIComponent);
  return `mailto:${name}@${host}`;
}
