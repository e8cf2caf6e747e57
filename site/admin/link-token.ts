/**
 * The token of a link from one of our mails, as `#confirm=…` or `#reset=…`, taken out of the address:
 * a fragment is sent to no server and to no other site.
 */
export function linkToken(kind: 'confirm' | 'reset'): string | undefined {
  const token = new URLSearchParams(window.location.hash.slice(1)).get(kind);
  if (token === null) return undefined;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}
